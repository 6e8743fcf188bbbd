// Normalizes, validates (with the form's own rules), and collects what an applicant sent (CAR-009 to CAR-012).
import type { ApplicationInput } from '@onward/contract/careers/applying';
import { type ApplicationEntry, applicationProblems } from '@onward/domain/careers/application-form';
import { normalizeEmail } from '@onward/domain/platform/contact/email';
import { tidyName } from '@onward/domain/platform/contact/person-name';
import { type PhoneNumber, readPhoneNumber } from '@onward/domain/platform/contact/phone';
import { isEmptyAnswer, storedAnswer } from '@onward/domain/questions/answers';
import { passesScreening } from '@onward/domain/questions/screening';
import { validationFailed } from '../../../platform/http/errors.ts';
import type { AskingPosting } from './apply-form.queries.ts';
import type { UploadRow } from './drafts.queries.ts';

export const entryOf = (input: ApplicationInput): ApplicationEntry => ({
  first_name: tidyName(input.first_name),
  last_name: tidyName(input.last_name),
  email: input.email ? normalizeEmail(input.email) : '',
  ...phoneOf({ phone: input.phone, region_number: input.region_number || '1' }),
  sms_consent: input.sms_consent ?? false,
  resume_upload_id: input.resume_upload_id ?? null,
  answers: input.answers ?? [],
});

/** A number that can't be read stays as entered, so that the form's rules report it. */
const phoneOf = (entered: PhoneNumber): PhoneNumber => readPhoneNumber(entered) ?? entered;

export const contactOf = ({ email, phone, region_number }: ApplicationEntry) => ({
  email: email || null,
  phone,
  region_number,
});

/** Errors by field, from the catalog; a file must have been uploaded with this draft. */
export function refuseBadEntry(form: AskingPosting, own: readonly UploadRow[], entry: ApplicationEntry): void {
  const problems: Record<string, string> = { ...applicationProblems(entry, form) };
  const owned = new Set(own.map(({ id }) => id));
  if (entry.resume_upload_id && !owned.has(entry.resume_upload_id)) problems.resume_upload_id = 'not_a_file';
  for (const { question_id, value } of entry.answers) {
    const question = form.questions.find(({ id }) => id === question_id);
    if (question?.question_type !== 'file' || isEmptyAnswer(value) || owned.has(Number(value))) continue;
    problems[`answers.${question_id}`] = 'not_a_file';
  }
  const fields = Object.entries(problems).map(([field, problem]) => [field, [{ key: `fields.${problem}` }]]);
  if (fields.length > 0) throw validationFailed(Object.fromEntries(fields));
}

/** Each answer with its question as worded at that moment. */
export function gatherAnswers(form: AskingPosting, uploads: readonly UploadRow[], entry: ApplicationEntry) {
  const given = new Map(entry.answers.map(({ question_id, value }) => [question_id, value]));
  const answers = form.questions.map((question) => {
    const value = storedAnswer(question, given.get(question.id) ?? null);
    const { id, title, question_type } = question;
    return { question_id: id, title, question_type, value, passed: passesScreening(question, value) };
  });
  const fileOf = (id: number) => uploads.find((upload) => upload.id === id);
  const resume = entry.resume_upload_id ? fileOf(entry.resume_upload_id) : undefined;
  const files = answers.flatMap(({ question_id, question_type, value }) => {
    const file = question_type === 'file' ? fileOf(Number(value)) : undefined;
    return file ? [{ file, question_id }] : [];
  });
  const attachments = [
    ...(resume ? [attachmentOf(resume, 'resume' as const, null)] : []),
    ...files.map(({ file, question_id }) => attachmentOf(file, 'answer' as const, question_id)),
  ];
  return { answers, attachments, uploadIds: [...(resume ? [resume.id] : []), ...files.map(({ file }) => file.id)] };
}

const attachmentOf = <Kind extends 'resume' | 'answer'>(
  { id, ...file }: UploadRow,
  kind: Kind,
  question_id: number | null,
) => ({ ...file, kind, question_id });
