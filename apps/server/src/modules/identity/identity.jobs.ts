// Work that is queued so that response times reveal nothing, and cleanup of expired data.
import { SESSION_LIMITS } from '@onward/domain/identity/sessions';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Language } from '@onward/domain/platform/languages';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../platform/app.ts';
import { inSystem, type Transaction } from '../../platform/database/transaction.ts';
import { forgetGuesses } from '../../platform/http/limits/guess-guard.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { mailResetLink } from './passwords/passwords.service.ts';
import { textSignInLink } from './sign-in/text-sign-in.service.ts';

const SWEEP_TASK = 'identity.sweep';
const MAIL_RESET_LINK_TASK = 'identity.mail_reset_link';
const TEXT_SIGN_IN_LINK_TASK = 'identity.text_sign_in_link';

interface ResetLinkJob {
  email: string;
  language: Language;
}

interface SignInLinkJob {
  number: PhoneNumber;
  language: Language;
}

/** The response takes the same time for known and unknown emails: lookup and sending happen later (IDN-017). */
export const queueResetLink = (tx: Transaction, job: ResetLinkJob): Promise<void> =>
  enqueue(tx, MAIL_RESET_LINK_TASK, job);

export const queueSignInLink = (tx: Transaction, job: SignInLinkJob): Promise<void> =>
  enqueue(tx, TEXT_SIGN_IN_LINK_TASK, job);

export const identityJobs = (app: App): RoomJobs => ({
  handlers: {
    [MAIL_RESET_LINK_TASK]: (payload) => {
      const { email, language } = payload as ResetLinkJob;
      return inSystem(app.pool, (tx) => mailResetLink(app, { tx, now: app.clock(), language }, email));
    },
    [TEXT_SIGN_IN_LINK_TASK]: (payload) => {
      const { number, language } = payload as SignInLinkJob;
      return inSystem(app.pool, (tx) => textSignInLink(app, { tx, now: app.clock(), language }, number));
    },
    [SWEEP_TASK]: () => sweep(app),
  },
  cron: [{ task: SWEEP_TASK, pattern: '17 3 * * *' }],
});

async function sweep(app: App): Promise<void> {
  const now = app.clock();
  const yesterday = addSeconds(now, -SECONDS.day);
  await inSystem(app.pool, async (tx) => {
    await tx.db.deleteFrom('one_time_tokens').where('expires_at', '<', yesterday).execute();
    await tx.db.deleteFrom('phone_verifications').where('expires_at', '<', yesterday).execute();
    await tx.db
      .deleteFrom('second_factors')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<', yesterday)
      .execute();
    await forgetGuesses(tx, yesterday);
    const oldestUsable = addSeconds(now, -SESSION_LIMITS.staff.maxSeconds);
    // A support visit stays readable for the company, so its session is kept as well.
    await tx.db
      .deleteFrom('sessions')
      .where('created_at', '<', oldestUsable)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('support_visits').select('id').whereRef('support_visits.session_id', '=', 'sessions.id')),
        ),
      )
      .execute();
  });
}
