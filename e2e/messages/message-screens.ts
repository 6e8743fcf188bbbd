/** The inbox, a conversation, and the pages applicants open from messages: the conversation and the booking. */
import { listApplications } from '@onward/contract/applicants/applications';
import { openConversation, sendMessage } from '@onward/contract/messages/conversations';
import { listPermittedStaffs } from '@onward/contract/staff/staff';
import { threadLink } from '@onward/domain/messages/thread-link';
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';
import { applyTo, Employer } from '../../testing/people/employer.ts';
import { InterviewOffice } from '../../testing/people/interview-office.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import type { Outside } from '../../testing/product/outside.ts';
import { inLanguage } from '../careers/public-screens.ts';

const ADMIN = 'super.admin@larkfield.test';

const openEditor = (page: Page) => page.locator('[contenteditable="true"]').first().waitFor();

async function openPublic(page: Page, path: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}${path}`, { waitUntil: 'networkidle' });
  await inLanguage(page);
}

async function openBooking(page: Page): Promise<void> {
  const stranger = new ApiCaller(new URL(page.url()).origin);
  const admin = await stranger.signIn(ADMIN);
  const { body } = await admin.call<{ permitted_staffs: { id: number }[] }>(listPermittedStaffs);
  const interviewer = body.permitted_staffs[0]?.id ?? 0;
  const office = new InterviewOffice(stranger, admin);
  const position = await office.posting({ interviewer_ids: [interviewer] });
  const { token } = await office.apply(position);
  await openPublic(page, `/booking/${token}`);
}

/** As the applicant who got an email. */
async function openOwnConversation(page: Page, outside: Outside): Promise<void> {
  const stranger = new ApiCaller(new URL(page.url()).origin);
  const admin = await stranger.signIn(ADMIN);
  const email = `amara-${Date.now()}-${Math.round(performance.now())}@mail.example`;
  const position = await new Employer(admin).publish();
  const { body: applied } = await applyTo(stranger, position, { email });
  const found = await admin.call<{ applications: { id: number; digest_key: string }[] }>(listApplications, {
    query: { position_key: position.digest_key },
  });
  const application_id =
    found.body.applications.find(({ digest_key }) => digest_key === applied.application.digest_key)?.id ?? 0;
  const opened = await admin.call<{ conversation: { id: number } }>(openConversation, { body: { application_id } });
  const message = { channel: 'email', subject: 'Your application', body: 'Hi Amara, when could you start?' };
  await admin.call(sendMessage, { params: { id: opened.body.conversation.id }, body: { message } });
  const link = /\/conversation\/[\w-]+/.exec((await outside.email(email)).text)?.[0] ?? '';
  await openPublic(page, link);
}

export const screens: Screen[] = [
  { name: 'inbox', path: '/#/messages', signIn: ADMIN },
  { name: 'conversation', path: `/#${threadLink(1)}`, signIn: ADMIN, prepare: openEditor },
  { name: 'applicant-conversation', path: '/#/login', prepare: openOwnConversation },
  { name: 'booking', path: '/#/login', prepare: openBooking },
];
