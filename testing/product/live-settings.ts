/** The settings a live system requires to start, with services that are never called. */
export const LIVE_SETTINGS = {
  SECRET_KEY: 'a-key-that-only-tests-use-0123456789',
  PUBLIC_URL: 'https://hire.example',
  SMTP_URL: 'smtps://user:pass@mail.example',
  MAIL_FROM: 'Onward <jobs@hire.example>',
  MAIL_WEBHOOK_SECRET: 'one of our own',
  SMS_URL: 'https://sms.example',
  SMS_ACCOUNT_SID: 'AC1',
  SMS_AUTH_TOKEN: 'another of our own',
  SMS_FROM: '+14045550100',
};
