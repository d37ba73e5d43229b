// Where the parts of the game screen are, and which are cut off or covered; each fault is one line.
window.layout = (() => {
  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) return false // only for screen readers
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const width = (selector) => document.querySelector(selector).getBoundingClientRect().width

  /** The map's share of the window's width. */
  const mapShare = () => width('.map-window') / innerWidth

  /** The top and bottom of the dock; on a phone, of its sheet. */
  const dock = () => {
    const { top, bottom } = (document.querySelector('.sheet') ?? document.querySelector('.dock')).getBoundingClientRect()
    return [Math.round(top), Math.round(bottom)]
  }

  const EPSILON = 2 // pixels; glyphs extend a little beyond their line
  /** Whether some of its lines are hidden; Chinese glyphs extend above and below their line. */
  const hasHiddenLines = (element) => element.scrollHeight > element.clientHeight + 2 * EPSILON
  const hides = (overflow) => /hidden|clip/.test(overflow)
  const scrolls = (overflow) => /auto|scroll/.test(overflow)

  /** What hides part of this text: in each direction, the nearest container that cannot be scrolled. */
  const cutter = (holder, text) => {
    let [across, upright] = [false, false] // settled
    for (let around = holder; around !== document.body && !(across && upright); around = around.parentElement) {
      const style = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      if (!across && (hides(style.overflowX) || style.textOverflow === 'ellipsis')) {
        if (text.left < edge.left - 1 || text.right > edge.right + 1) return around
        across = true
      }
      if (!upright && hides(style.overflowY)) {
        if (text.top < edge.top - EPSILON || text.bottom > edge.bottom + EPSILON) return around
        upright = true
      }
      if (style.webkitLineClamp !== 'none' && hasHiddenLines(around)) return around
      across ||= scrolls(style.overflowX)
      upright ||= scrolls(style.overflowY)
    }
    return null
  }

  /** Text that extends beyond the container that clips it, or has hidden lines. */
  const cutText = () => {
    const found = new Set()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const holder = text.parentElement
      if (text.data.trim() === '' || holder.closest('svg, .sr-only') !== null || !seen(holder)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const place = range.getBoundingClientRect()
      const words = `"${text.data.trim().slice(0, 50)}"`
      const by = cutter(holder, place)
      if (by !== null) found.add(`${words} in ${by.className}`)
      if (place.left < -1 || place.right > innerWidth + 1) found.add(`${words} off the screen`)
    }
    return [...found, ...cutOptions()]
  }

  /** Options that would be cut off when chosen: a list with only that option is wider than the real one. */
  const cutOptions = () =>
    [...document.querySelectorAll('select')].filter(seen).flatMap((select) => {
      const probe = select.cloneNode(false)
      probe.removeAttribute('id')
      probe.style.cssText = 'position: absolute; visibility: hidden; width: max-content; min-width: 0; max-width: none'
      select.after(probe)
      const cut = [...select.options].filter((option) => {
        probe.replaceChildren(new Option(option.text))
        return probe.offsetWidth > select.offsetWidth + 1
      })
      probe.remove()
      return cut.map((option) => `"${option.text}" in select.${select.className}`)
    })

  /** Which of these texts would be cut off in place of this element's text. */
  const cutIn = (selector, texts) => {
    const element = document.querySelector(selector)
    const before = element.textContent
    const cut = texts.filter((text) => {
      element.textContent = text
      return hasHiddenLines(element) || element.scrollWidth > element.clientWidth + 1
    })
    element.textContent = before
    return cut
  }

  /** Provinces of the question whose center is covered by something in front of the map. */
  const covered = () =>
    [...document.querySelectorAll('.province.lit, .province[aria-pressed=true]')].flatMap((province) => {
      const { left, right, top, bottom } = province.getBoundingClientRect()
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return there !== null && there.closest('.map-window') !== null
        ? []
        : [`${province.dataset.province} is behind ${there?.className ?? 'the edge of the window'}`]
    })

  const DESKTOP = ':root:not([data-below~=tablet])'
  // Visible without scrolling on a tablet or a desktop: the opponents, the parts of a bid, and the answer buttons.
  const ALWAYS_SEEN = [
    '.wide .clans:not(:has(article.open)) article > :first-child',
    '.bid-columns > li > :is(.bare, .stepper)',
    '.bid-columns > li > ul > li',
    '.bidding .seal',
    '.dock > .acts > .go',
    '.notices article:first-of-type .acts',
    '.lesson footer',
    '.dock > .acts > .button:not(.small)',
    '.wide .tea .says',
    `${DESKTOP} .tile .now`,
  ]
  // Visible without scrolling on a phone: what is going on, and the choices.
  const SEEN_ON_A_PHONE = [
    '.dock > .acts > .button',
    '.lesson footer .main',
    '.phone:not(:has(.lesson, .intro, .lotus)) .tiles .tile',
  ]
  const windowEdge = () => ({ top: 0, left: 0, right: innerWidth, bottom: innerHeight })
  /** Whether the element is completely inside the window and every container that clips or scrolls. */
  const isWhole = (element) => {
    const part = element.getBoundingClientRect()
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(around)
      if (display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue
      const edge = around === document.documentElement ? windowEdge() : around.getBoundingClientRect()
      if (part.top < edge.top - EPSILON || part.bottom > edge.bottom + EPSILON) return false
      if (part.left < edge.left - EPSILON || part.right > edge.right + EPSILON) return false
    }
    return true
  }
  /** What needs scrolling but should not. */
  const outOfSight = () =>
    [...document.querySelectorAll((document.querySelector('.phone') === null ? ALWAYS_SEEN : SEEN_ON_A_PHONE).join())]
      .filter((element) => seen(element) && !isWhole(element))
      .map((element) => `"${element.textContent.trim().slice(0, 50)}" (${element.className}) has to be scrolled to`)

  /** Names of clans in a battle, and of tabs, with an end that something covers. */
  const coveredNames = () =>
    document.querySelector('dialog:modal') !== null
      ? []
      : [...document.querySelectorAll('.stage .who > *, [role=tab] > span:last-child')]
          .filter((name) => seen(name) && isWhole(name))
          .filter((name) => {
            const { left, right, top, bottom } = name.getBoundingClientRect()
            return [left + 2, right - 2].some((x) => !name.contains(document.elementFromPoint(x, (top + bottom) / 2)))
          })
          .map((name) => `"${name.textContent.trim()}" is covered`)

  return { mapShare, dock, cutText, cutIn, covered, outOfSight, coveredNames }
})()
