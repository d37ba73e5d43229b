/** Client-side router on the URL fragment (`#/...`), so that invitation keys never reach a server's log. */
export type Route =
  | { screen: 'start' }
  | { screen: 'new' }
  | { screen: 'tables' }
  | { screen: 'table'; id: string; key: string | null }
  | { screen: 'move-device'; code: string }
  | { screen: 'replay'; id: string; step: number | null; analysis: boolean }
  | { screen: 'rules'; clause: string | null }
  | { screen: 'gallery'; page: string | null }
  | { screen: 'tutorial' }
  | { screen: 'howto'; page: number }
  | { screen: 'not-found' }

export function parse(hash: string): Route {
  const [name = '', first, second] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  switch (name) {
    case '':
      return { screen: 'start' }
    case 'new':
      return { screen: 'new' }
    case 'tables':
      return { screen: 'tables' }
    case 't':
      return first ? { screen: 'table', id: first, key: second ?? null } : { screen: 'not-found' }
    case 'take':
      return first ? { screen: 'move-device', code: first } : { screen: 'not-found' }
    case 'replay': {
      const step = second === undefined ? null : Number.parseInt(second, 10)
      return first
        ? {
            screen: 'replay',
            id: first,
            step: Number.isNaN(step) ? null : step,
            analysis: second === 'analysis',
          }
        : { screen: 'not-found' }
    }
    case 'rules':
      return { screen: 'rules', clause: first ?? null }
    case 'tutorial':
      return { screen: 'tutorial' }
    case 'how-to-play':
      return { screen: 'howto', page: Number.parseInt(first ?? '1', 10) || 1 }
    case 'gallery':
      return { screen: 'gallery', page: first ?? null }
    default:
      return { screen: 'not-found' }
  }
}

class Router {
  route = $state<Route>(parse(location.hash))

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parse(location.hash)
    })
  }

  go(path: string): void {
    location.hash = `#/${path}`
  }

  /** Change the address without a step in the browser's history: keys and codes do not stay in it. */
  replace(path: string): void {
    history.replaceState(null, '', `#/${path}`)
    this.route = parse(location.hash)
  }
}

export const router = new Router()
