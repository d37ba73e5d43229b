/** Random ids for commands. A command that is sent again keeps its id, so that the server runs it once. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
