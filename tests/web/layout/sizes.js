// What is too small on a page, or too wide for it; each as a line that says which, and how small.
window.sizes = (() => {
  const LEAST_TARGET = window.leastTarget ?? 43.5
  // Words that only explain may be hit less easily on a tablet: a miss does nothing.
  const LEAST_TIP = window.leastTip ?? LEAST_TARGET
  const least = (target) => (target.matches('.bare') ? LEAST_TIP : LEAST_TARGET)
  const LEAST_TEXT = 12.9
  const TARGETS =
    'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=radio]'

  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) return false // there for those who listen
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const named = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ')
    return `${element.localName}.${element.getAttribute('class') ?? ''} "${words.slice(0, 40)}"`
  }

  // A link within a sentence is as high as its line; what stands on the map is small, and the dock has a
  // button for each.
  const exempt = (target) =>
    target.closest('svg') !== null || (target.localName === 'a' && getComputedStyle(target).display === 'inline')

  // Behind a modal dialog nothing can be hit.
  const behind = (target) => !(document.querySelector('dialog:modal')?.contains(target) ?? true)

  // What is drawn small may still be hit around it.
  const reaches = (target) => {
    target.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = target.getBoundingClientRect()
    const far = least(target) / 2
    const points = [[-far, 0], [far, 0], [0, -far], [0, far]].map(([dx, dy]) => [x + width / 2 + dx, y + height / 2 + dy])
    return points.every((point) => target.contains(document.elementFromPoint(...point)))
  }

  const smallTargets = () =>
    [...document.querySelectorAll(TARGETS)]
      .filter((target) => seen(target) && !exempt(target) && !behind(target))
      .map((target) => ({ target, area: (target.closest('label') ?? target).getBoundingClientRect() }))
      .filter(({ target, area }) => area.width < least(target) || area.height < least(target))
      .filter(({ target }) => !reaches(target))
      .map(({ target, area }) => `${named(target)}: ${area.width.toFixed(0)} x ${area.height.toFixed(0)}`)

  const smallText = () => {
    const found = new Set()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement
      if (texts.currentNode.data.trim() === '' || !seen(holder)) continue
      // Text of a drawing is as large as the drawing makes it.
      const scale = holder instanceof SVGGraphicsElement ? (holder.getScreenCTM()?.a ?? 1) : 1
      const size = parseFloat(getComputedStyle(holder).fontSize) * scale
      if (size < LEAST_TEXT) found.add(`${named(holder)}: ${size.toFixed(1)} px`)
    }
    return [...found]
  }

  const sideways = () => {
    const page = document.documentElement
    const inner = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element instanceof HTMLElement && // half of all elements are parts of drawings, which never scroll
        element.scrollWidth > element.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        seen(element),
    )
    return [
      ...(page.scrollWidth > screen.width ? [`the page is ${page.scrollWidth} wide`] : []),
      ...inner.map((element) => `${named(element)}: ${element.scrollWidth} in ${element.clientWidth}`),
    ]
  }

  return { smallTargets, smallText, sideways }
})()
