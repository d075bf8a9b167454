import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'

/** Time between a failed picture or icon and the word that stands in for it, in ms (specification, section 8). */
export const pictureFailureDelay = 3000
export const iconFailureDelay = 200

/** Tells when a picture has failed for `delay` ms; a failure before this script ran counts too. */
export function usePictureFailure(delay = pictureFailureDelay) {
  const [failed, setFailed] = useState(false)
  const timer = useRef<number | undefined>(undefined)

  const onError = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setFailed(true), delay)
  }, [delay])
  const onLoad = useCallback(() => window.clearTimeout(timer.current), [])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const ref: RefCallback<HTMLImageElement> = useCallback(
    (image) => {
      // Firefox says 0 also of a drawing that has no measures of its own, and then decodes it.
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) image.decode().catch(onError)
    },
    [onError],
  )
  return { failed, ref, onError, onLoad }
}
