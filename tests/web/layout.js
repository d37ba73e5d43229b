// Where the parts of the table are, and what of them is cut off or covered; faults are lines that say which.
window.layout = (() => {
  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) return false // there for those who listen
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const width = (selector) => document.querySelector(selector).getBoundingClientRect().width

  /** The share of the window's width that the map has. */
  const mapShare = () => width('.map-window') / innerWidth

  /** Where the dock begins and ends; on a phone, its sheet. */
  const dock = () => {
    const { top, bottom } = (document.querySelector('.sheet') ?? document.querySelector('.dock')).getBoundingClientRect()
    return [Math.round(top), Math.round(bottom)]
  }

  const clips = (style) => /hidden|clip/.test(style.overflowX) || style.textOverflow === 'ellipsis'

  /** Text that reaches over the edge of what hides the rest, or has lines that are hidden. */
  const cutText = () => {
    const found = new Set()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const holder = text.parentElement
      if (text.data.trim() === '' || holder.closest('svg, .sr-only') !== null || !seen(holder)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      for (let around = holder; around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around)
        if (/auto|scroll/.test(style.overflowX)) break // it can be scrolled to
        if (!clips(style)) continue
        const edge = around.getBoundingClientRect()
        const sideways = left < edge.left - 1 || right > edge.right + 1
        const clamped = style.webkitLineClamp !== 'none' && around.scrollHeight > around.clientHeight + 1
        if (sideways || clamped) found.add(`"${text.data.trim().slice(0, 50)}" in ${around.className}`)
        break
      }
      if (left < -1 || right > innerWidth + 1) found.add(`"${text.data.trim().slice(0, 50)}" off the screen`)
    }
    return [...found]
  }

  /** Provinces that the question is about, in whose middle something else is in front of the map. */
  const covered = () =>
    [...document.querySelectorAll('.province.lit, .province[aria-pressed=true]')].flatMap((province) => {
      const { left, right, top, bottom } = province.getBoundingClientRect()
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return there !== null && there.closest('.map-window') !== null
        ? []
        : [`${province.dataset.province} is behind ${there?.className ?? 'the edge of the window'}`]
    })

  return { mapShare, dock, cutText, covered }
})()
