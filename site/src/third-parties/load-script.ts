/**
 * Loads a script of a third party. Resolves with false when it fails (specification, section 8: "Script load failure"):
 * the page goes on without it.
 */
export function loadScript(address: string, id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.id = id
    script.async = true
    script.referrerPolicy = 'strict-origin-when-cross-origin'
    script.addEventListener('load', () => resolve(true), { once: true })
    script.addEventListener(
      'error',
      () => {
        script.remove()
        resolve(false)
      },
      { once: true },
    )
    script.src = address
    document.head.append(script)
  })
}
