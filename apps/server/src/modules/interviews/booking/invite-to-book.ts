// The confirmed interview as a file for the applicant's calendar (CAR-017, SCH-011).
import type { Language } from '@onward/domain/platform/languages';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import type { Answer } from '../../../platform/http/route.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { findOccasion, taskLinkOf } from '../../careers/careers.service.ts';
import { ownEntry } from '../meetings/calendar-entries.ts';
import { findAny } from '../meetings/meetings.queries.ts';
import { openBooking } from './bookings.service.ts';

export async function sendInvitation(
  app: App,
  tx: Transaction,
  { token, language, now }: { token: string; language: Language; now: Date },
): Promise<Answer> {
  const { application, meeting: booked } = await openBooking(tx, token, now);
  const companyId = application.company_id;
  const meeting = booked?.status === 'confirmed' ? await findAny(tx, companyId, booked.id) : undefined;
  if (!meeting) throw notFound();
  const { company } = await findOccasion(tx, application);
  const invitation = ownEntry(app, translator(language), meeting, {
    company,
    url: await taskLinkOf(app, tx, application),
  });
  if (!invitation) throw notFound();
  const bytes = Buffer.from(invitation.text);
  return fileAnswer(bytes, { name: 'interview.ics', contentType: 'text/calendar; charset=utf-8', type: 'download' });
}
