/** Settings of the site under test that only the worker may know. A test looks for each in every public file and log. */
export const botCheckSecret = 'test-bot-check-secret-0123456789'
export const sessionKey = 'test-media-session-key-0123456789abcdef'
/** The hash of `accessCode`. */
export const accessCodeHash =
  'scrypt$32768$8$1$bYNvraaYzFPcD43nWSVRKw$JAWRCikBOjn1M0mN8DK9LE-XX2WifQq7YNuvHNezSHM'
export const accessCode = 'EG 2640'
