/** Busy flag and error text of an async action. */
import { errorText } from './error-text'

export class AsyncAction {
  busy = $state(false)
  fault = $state<string | null>(null)

  async run(action: () => Promise<unknown>): Promise<void> {
    this.busy = true
    this.fault = null
    try {
      await action()
    } catch (error) {
      this.fault = errorText(error)
    } finally {
      this.busy = false
    }
  }
}
