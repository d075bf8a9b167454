/** Signs in at the lake's page as one of its editors, and answers what the browser is told. */
export function signIn(url: string, { editor = 'editor-flurina', origin = '/' } = {}): Promise<Response> {
  return fetch(`${url}/v1/auth/login/sandbox?origin=${encodeURIComponent(origin)}`, {
    method: 'POST',
    body: new URLSearchParams({ editor }),
    redirect: 'manual',
  })
}

/** The cookie that a browser sends from then on. */
export async function sessionCookie(url: string, editor?: string): Promise<string> {
  const answer = await signIn(url, editor ? { editor } : {})
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}
