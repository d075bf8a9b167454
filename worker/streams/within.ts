/**
 * What is asked for, or an Error where it has not come within `ms`: nobody waits longer, and what comes later is not heard.
 * @throws Error `no answer within … ms`
 */
export async function within<Answer>(ms: number, asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([asked, limit])
  } finally {
    clearTimeout(timer)
  }
}
