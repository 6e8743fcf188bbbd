// Email and text messages, on lists of active and of inactive applicants.
import { type Channel, messageProblem } from '../../../messages/channels.ts';
import { checkMergeTags } from '../../../messages/merge-tags.ts';
import { type Action, always, type ParamProblem } from '../action.ts';
import { onLists, onScreens } from '../rules.ts';

export interface SendTextParams {
  body: string;
  attachment_upload_ids?: readonly number[] | null;
  /** Sends each applicant the template's text in their own language. */
  template_id?: number | null;
}

export interface SendEmailParams extends SendTextParams {
  subject: string;
}

const demand = { permission: 'edit_message', module: 'messaging' } as const;

const email = { demand, undoable: always, problem: (params: SendEmailParams) => messageParamProblem('email', params) };
const text = { demand, undoable: always, problem: (params: SendTextParams) => messageParamProblem('sms', params) };

const onInactive = onScreens('inactive_applicants');

export const sendEmail: Action<SendEmailParams> = { ...email, rules: [onLists] };
export const sendText: Action<SendTextParams> = { ...text, rules: [onLists] };
export const sendEmailInactive: Action<SendEmailParams> = { ...email, rules: [onInactive] };
export const sendTextInactive: Action<SendTextParams> = { ...text, rules: [onInactive] };

/** The kinds of files are checked once they are loaded; their number is known before. */
function messageParamProblem(channel: Channel, params: SendTextParams & { subject?: string }): ParamProblem | null {
  const { subject, body } = params;
  const attachments = (params.attachment_upload_ids ?? []).map(() => ({ content_type: 'image/*' }));
  const problem = messageProblem({ channel, subject, body, attachments });
  if (problem && problem.key !== 'images_only') return { ...problem, key: problem.key };
  for (const field of ['subject', 'body'] as const) {
    const wrong = checkMergeTags('message', params[field] ?? '');
    if (wrong) return { field, key: wrong.problem, tags: wrong.tags.join(', ') };
  }
  return null;
}
