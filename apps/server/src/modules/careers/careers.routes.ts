// Routes of the careers room: public pages, applying, and the tasks behind a link.
import { listApplicationTasks, markApplicationTasksSeen } from '@onward/contract/applicants/application-tasks';
import * as tasks from '@onward/contract/careers/applicant-tasks';
import * as applying from '@onward/contract/careers/applying';
import * as pages from '@onward/contract/careers/career-pages';
import * as consents from '@onward/contract/careers/consent-texts';
import * as quizTime from '@onward/contract/careers/quiz-time';
import { getApplicationReceipt } from '@onward/contract/careers/receipts';
import * as spam from '@onward/contract/careers/suspected-spam';
import type { App } from '../../platform/app.ts';
import { fieldInvalid } from '../../platform/http/errors.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { markFormsRead } from '../applicants/applicants.service.ts';
import { presentApplyForm } from './applying/apply-form.presenter.ts';
import { type ApplyPorts, apply } from './applying/applying.service.ts';
import * as drafts from './applying/drafts.service.ts';
import { addReach, readReach } from './applying/reach.ts';
import { readReceipt } from './applying/receipt.service.ts';
import * as consentTexts from './consent-texts/consent-texts.service.ts';
import { offeredConsents } from './consent-texts/offered-consents.ts';
import { readCareerPage } from './pages/career-pages.service.ts';
import { deleteSuspected, letIn, listSuspected } from './spam/suspected-spam.service.ts';
import { readForm, saveForm, uploadToForm } from './tasks/form-tasks.service.ts';
import { listTasks } from './tasks/list-tasks.ts';
import { previewApplyForm, previewForm, previewQuiz } from './tasks/previews.service.ts';
import { readQuiz, saveQuiz, startQuiz } from './tasks/quiz-tasks.service.ts';
import { extendQuizTime, readQuizTime } from './tasks/quiz-time.service.ts';
import { unsubscribe } from './unsubscribe.service.ts';

export const careersRoutes = (app: App, ports: ApplyPorts): Route[] => [
  ...pageRoutes(),
  ...applyRoutes(app, ports),
  ...draftRoutes(app),
  ...taskRoutes(app, ports),
  ...spamRoutes(app, ports),
  ...consentRoutes(),
];

const pageRoutes = (): Route[] => [
  route(pages.getCareerPage, async ({ tx, params, query }) => (await readCareerPage(tx, params, query)).page),
  route(pages.getBrandCareerPage, async ({ tx, params, query }) => (await readCareerPage(tx, params, query)).page),
  route(pages.getLocationCareerPage, async ({ tx, params, query }) => (await readCareerPage(tx, params, query)).page),
  route(pages.getPositionCareerPage, async ({ tx, params }) => (await readCareerPage(tx, params, {})).page),
];

const applyRoutes = (app: App, ports: ApplyPorts): Route[] => [
  route(applying.getApplyForm, async ({ tx, params, language }) => {
    const form = await drafts.openForm(tx, params.position_key);
    const consents = await offeredConsents(tx, form, language);
    return {
      apply_form: presentApplyForm(form, { consents, isPreview: false, phoneNumber: app.config.sms.from }),
    };
  }),
  route(applying.previewApplyForm, async (call) => ({
    apply_form: await previewApplyForm(call, call.params.position_key),
  })),
  route(applying.createApplication, ({ tx, params, body, language, now }) =>
    apply({ app, tx, ports, input: body.application, language, now }, params.position_key),
  ),
  route(getApplicationReceipt, async ({ tx, params }) => ({
    receipt: await readReceipt(app, tx, params.token),
  })),
  route(applying.getApplicantContact, async ({ tx, params, language }) => ({
    reach: await readReach(app, tx, params.token, language),
  })),
  route(applying.addApplicantContact, async ({ params, body, ...call }) => ({
    reach: await addReach(app, call, params.token, body),
  })),
];

const draftRoutes = (app: App): Route[] => [
  route(applying.createApplicationDraft, ({ tx, params, body, now }) =>
    drafts.startDraft(tx, params.position_key, {
      language: body.language,
      refererSource: body.referer_source ?? null,
      now,
    }),
  ),
  route(applying.getApplicationDraft, async ({ tx, params, now }) => ({
    application_draft: await drafts.readDraft(tx, params.token, now),
  })),
  route(applying.saveApplicationDraft, async ({ tx, params, body, now }) => ({
    application_draft: await drafts.saveDraft(tx, params.token, body, now),
  })),
  route(applying.deleteApplicationDraft, async ({ tx, params, now }) => {
    await drafts.forgetDraft(tx, params.token, now);
    return undefined;
  }),
  route(applying.textResumeLink, async ({ tx, params, body, language, now }) => {
    await drafts.textResumeLink(app, tx, params.position_key, body, now);
    return { message: translator(language)('careers:resume.textSent') };
  }),
  route(applying.openResumeLink, ({ tx, params, now }) => drafts.openResumeLink(tx, params.token, now)),
  route(applying.uploadForApplication, async ({ tx, params, body, file, now }) => {
    if (!file) throw fieldInvalid('file', 'required');
    return { upload: await drafts.uploadToDraft(app, tx, params.token, body.category, file, now) };
  }),
];

const taskRoutes = (app: App, ports: ApplyPorts): Route[] => [
  route(listApplicationTasks, async (call) => ({ tasks: await listTasks(call, call.params.id) })),
  route(markApplicationTasksSeen, async (call) => {
    await markFormsRead(call, call.params.id);
    return { has_unread_form: false };
  }),
  route(tasks.getFormTask, async ({ tx, params }) => ({ form: await readForm(app, tx, params.token) })),
  route(tasks.saveFormTask, async ({ tx, params, body, now }) => ({
    form: await saveForm({ app, tx, ports, now }, params.token, body.answers, body.draft ?? false),
  })),
  route(tasks.uploadForFormTask, async ({ tx, params, file }) => {
    if (!file) throw fieldInvalid('file', 'required');
    return { upload: await uploadToForm(app, tx, params.token, file) };
  }),
  route(tasks.getQuizTask, async ({ tx, params, now }) => ({
    online_quiz: await readQuiz(app, tx, params.token, now),
  })),
  route(tasks.startQuizTask, async ({ tx, params, now }) => ({
    online_quiz: await startQuiz(tx, params.token, now),
  })),
  route(tasks.saveQuizTask, async ({ tx, params, body, now }) => ({
    online_quiz: await saveQuiz({ app, tx, ports, now }, params.token, body.answers, body.draft ?? false),
  })),
  route(quizTime.getQuizTime, async (call) => ({ quiz_time: await readQuizTime(call, call.params.id) })),
  route(quizTime.extendQuizTime, async (call) => ({
    quiz_time: await extendQuizTime(call, call.params.id, call.body.extra_time),
  })),
  route(tasks.previewForm, async (call) => ({ form: await previewForm(call, call.params.id) })),
  route(tasks.previewOnlineQuiz, async (call) => ({ online_quiz: await previewQuiz(call, call.params.id) })),
  route(tasks.unsubscribeApplicant, async ({ tx, params, language }) => {
    const { company_name: company } = await unsubscribe(app, tx, params.token);
    return { message: translator(language)('careers:unsubscribe.done', { company }) };
  }),
];

const spamRoutes = (app: App, ports: ApplyPorts): Route[] => [
  route(spam.listSuspectedSpam, (call) => listSuspected(call, call.params.position_key)),
  route(spam.letInSuspectedSpam, async (call) => ({ application: await letIn(app, call, ports, call.params.id) })),
  route(spam.deleteSuspectedSpam, async (call) => {
    await deleteSuspected(call, call.params.id);
    return undefined;
  }),
];

const consentRoutes = (): Route[] => [
  route(consents.listConsentTexts, async (call) => ({ consent_texts: await consentTexts.listCurrent(call) })),
  route(consents.listConsentTextVersions, async (call) => ({
    versions: await consentTexts.listVersions(call, call.params.kind),
  })),
  route(consents.saveConsentText, async (call) => ({
    consent_text: await consentTexts.saveVersion(call, { kind: call.params.kind, ...call.body }),
  })),
];
