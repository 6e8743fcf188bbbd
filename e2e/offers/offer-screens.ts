/** The applicant's page of an offer. One offer of each kind is sent, and shown in every variant. */
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { addApplication } from '@onward/contract/applicants/applications';
import { declineOfferTask } from '@onward/contract/offers/offer-tasks';
import { createOfferTemplate } from '@onward/contract/offers/offer-templates';
import { listStaff } from '@onward/contract/staff/staff';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';
import { Employer } from '../../testing/people/employer.ts';
import { NOTE } from '../../testing/people/offer-office.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { linkIn, type Outside } from '../../testing/product/outside.ts';
import { until } from '../../testing/until.ts';
import { inLanguage } from '../careers/public-screens.ts';
import { awake, draw, fillIn, LETTER, TERMS } from './offer-steps.ts';

const ADMIN = 'super.admin@larkfield.test';

type Kind = 'letter' | 'note' | 'declined';

const sent = new Map<Kind, Promise<string>>();

/** Sends the offer once; all variants show the same one. */
function linkOf(kind: Kind, url: string, outside: Outside): Promise<string> {
  const link = sent.get(kind) ?? sendOffer(kind, url, outside);
  sent.set(kind, link);
  return link;
}

async function sendOffer(kind: Kind, url: string, outside: Outside): Promise<string> {
  const stranger = new ApiCaller(url);
  const admin = await stranger.signIn(ADMIN);
  const employer = new Employer(admin);
  const offer_template = { name: `Offer letter (${kind})`, body: kind === 'letter' ? LETTER : NOTE };
  const template = await admin.call<{ template_id: number }>(createOfferTemplate, { body: { offer_template } });
  const offer_template_id = template.body.template_id;
  const stages = [{ id: -2, name: 'Offer', stage_type: 'offer', config: { offer_template_id } }];
  const process = await employer.process(stages);
  const position = await employer.publish({ title: 'Shift Leader', hiring_process_template_id: process.id });
  const email = `amara.${kind}@mail.test`;
  const added = await admin.call<{ application: { id: number } }>(addApplication, {
    body: { application: { position_key: position.digest_key, first_name: 'Amara', last_name: 'Okafor', email } },
  });
  const act = async (action_type: number, params: object) => {
    const application_ids = [added.body.application.id];
    const body = { action_type, application_ids, params, screen: 'position_applicants' };
    const done = await admin.call<{ results: { message: string | null }[] }>(performApplicationAction, { body });
    if (done.body.results?.[0]?.message !== null) throw new Error(`It was refused: ${done.text}`);
  };
  const stage = process.stages.find(({ stage_type }) => stage_type === 'offer');
  await act(ACTION_CODES.move_to_stage, { stage_id: stage?.id });
  const signer_ids = kind === 'letter' ? [await staffId(admin)] : [];
  const message = 'So glad to have you on the team!';
  await act(ACTION_CODES.send_signing_request, { offer_template_id, ...TERMS, signer_ids, message });
  const mail = await until('the email about the offer', async () =>
    (await outside.emails(email)).find(({ text }) => text.includes('/offer/')),
  );
  const link = linkIn(mail.text, '/offer/');
  if (kind === 'declined') {
    const token = new URL(link).pathname.split('/').at(-1) ?? '';
    await stranger.call(declineOfferTask, { params: { token }, body: { reason: 'I found a job closer to home.' } });
  }
  return link;
}

async function staffId(admin: ApiCaller): Promise<number> {
  const { body } = await admin.call<{ company_staffs: { id: number; email: string }[] }>(listStaff, {
    query: { query: ADMIN },
  });
  return body.company_staffs.find(({ email }) => email === ADMIN)?.id ?? 0;
}

async function open(page: Page, outside: Outside, kind: Kind): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(await linkOf(kind, origin, outside), { waitUntil: 'networkidle' });
  await inLanguage(page);
  if (kind !== 'declined') await awake(page);
}

const next = (page: Page) => page.locator('.dock button').last().click();

export const screens: Screen[] = [
  { name: 'offer', path: '/verify', prepare: (page, outside) => open(page, outside, 'letter') },
  {
    name: 'offer-errors',
    path: '/verify',
    prepare: async (page, outside) => {
      await open(page, outside, 'letter');
      await page.locator('#field-initials').fill('A');
      await next(page);
    },
  },
  {
    name: 'offer-sign',
    path: '/verify',
    prepare: async (page, outside) => {
      await open(page, outside, 'letter');
      await page.locator('#field-initials').fill('AO');
      await fillIn(page);
      await next(page);
      await draw(page);
    },
  },
  { name: 'offer-short', path: '/verify', prepare: (page, outside) => open(page, outside, 'note') },
  { name: 'offer-declined', path: '/verify', prepare: (page, outside) => open(page, outside, 'declined') },
];
