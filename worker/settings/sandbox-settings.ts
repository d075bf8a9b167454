/** The access code of the demo's media corner; `npm start` shows it, and its hash is below. */
export const sandboxAccessCode = 'EG 2640'

/** What stands in for an environment when no content service is set. The secrets are public: they guard only a demo. */
export const sandboxDefaults: Readonly<Record<string, string>> = {
  SANITY_PROJECT_ID: 'edelgrat',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: 'http://localhost:8020',
  SANITY_API_VERSION: '2025-02-19',
  SANITY_TOKEN: 'sandbox-token',
  SANITY_WEBHOOK_SECRET: 'sandbox-webhook-secret',
  EVENTS_FEED_URL_DE: 'http://localhost:8030/de/events.json',
  EVENTS_FEED_URL_EN: 'http://localhost:8030/en/events.json',
  EVENTS_FEED_URL_FR: 'http://localhost:8030/fr/events.json',
  EVENTS_CHANNEL: 'grandhotel-edelgrat',
  SITE_URL: 'http://localhost:8000',
  IMAGE_ORIGIN: 'http://localhost:8020',
  OPERATIONS_TOKEN: 'sandbox-operations-token',
  THIRD_PARTIES_ORIGIN: 'http://localhost:8040',
  TAG_MANAGER_ID: 'GTM-EDELGRAT',
  BOT_CHECK_SITE_KEY: 'sandbox-site-key',
  BOT_CHECK_SECRET: 'sandbox-bot-check-secret',
  MEDIA_ACCESS_CODE_HASH:
    'scrypt$32768$8$1$bYNvraaYzFPcD43nWSVRKw$JAWRCikBOjn1M0mN8DK9LE-XX2WifQq7YNuvHNezSHM',
  MEDIA_SESSION_KEY: 'sandbox-media-session-key-0123456789abcdef',
}
