/** Copies a link to the clipboard, and says so for two seconds. */
export class CopyLink {
  copied = $state(false)

  /** Whether it was copied: the browser may not allow it. */
  async copy(link: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      return false
    }
    this.copied = true
    setTimeout(() => (this.copied = false), 2000)
    return true
  }
}
