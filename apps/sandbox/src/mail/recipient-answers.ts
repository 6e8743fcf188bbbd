import { setTimeout as wait } from 'node:timers/promises';

/** An error that the SMTP server returns with this code. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

const slowAnswerMs = 300;

/**
 * Addresses whose local part decides the SMTP response, with or without a +tag, so that tests can provoke a failure.
 */
export async function answerRecipient(address: string): Promise<void> {
  const localPart = address.slice(0, address.lastIndexOf('@')).split('+')[0]?.toLowerCase();
  switch (localPart) {
    case 'bounce':
      throw new SmtpRefusal(550, '5.1.1 No such mailbox here');
    case 'busy':
      throw new SmtpRefusal(451, '4.3.2 Mailbox busy, try again later');
    case 'slow':
      await wait(slowAnswerMs);
  }
}
