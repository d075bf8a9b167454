/** One line for whoever watches a soak, with the time of day. */
export const say = (text: string): void =>
  void process.stdout.write(`${new Date().toISOString().slice(11, 19)}  ${text}\n`)
