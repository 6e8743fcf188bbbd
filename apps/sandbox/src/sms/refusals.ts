/** Twilio error codes that the sandbox returns, with the HTTP status and message of each. */
const refusals = {
  20001: { status: 400, message: (field: string) => `${field} is not supported by the sandbox.` },
  20003: { status: 401, message: () => 'Authenticate' },
  21211: { status: 400, message: (to: string) => `The 'To' number ${to} is not a valid phone number.` },
  21602: { status: 400, message: () => 'Message body is required.' },
  21603: { status: 400, message: () => "A 'From' phone number is required." },
  21604: { status: 400, message: () => "A 'To' phone number is required." },
  21609: { status: 400, message: (url: string) => `The 'StatusCallback' URL ${url} is not a valid URL.` },
  21610: { status: 400, message: () => 'Attempt to send to unsubscribed recipient' },
  21617: { status: 400, message: () => 'The concatenated message body exceeds the 1600 character limit.' },
} as const satisfies Record<number, { status: number; message: (detail: string) => string }>;

export type RefusalCode = keyof typeof refusals;

/** A request that Twilio would reject; the route responds in Twilio's format. */
export class TextRefusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;

  constructor(code: RefusalCode, detail = '') {
    super(refusals[code].message(detail));
    this.code = code;
    this.status = refusals[code].status;
  }

  present() {
    return {
      code: this.code,
      message: this.message,
      more_info: `https://www.twilio.com/docs/errors/${this.code}`,
      status: this.status,
    };
  }
}
