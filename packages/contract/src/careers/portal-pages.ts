// The data the server passes to the portal to render a page: plain data, so either side can change independently.

import type { ApplyStep } from '@onward/domain/careers/application-form';
import type { BrandColor } from '@onward/domain/company/brand-colors';
import type { Language } from '@onward/domain/platform/languages';
import type { Static } from 'typebox';
import type { SharedApplication } from '../applicants/application-remarks.ts';
import type { CheckTask } from '../background-checks/check-tasks.ts';
import type { BookingTask, ConversationTask } from '../interviews/bookings.ts';
import type { OfferTask } from '../offers/offer-tasks.ts';
import type { FormTask, QuizTask } from './applicant-tasks.ts';
import type { ApplyForm, Reach } from './applying.ts';
import type { CareerPage, CareerQuery } from './career-pages.ts';
import type { getApplicationReceipt } from './receipts.ts';

export type Receipt = Static<(typeof getApplicationReceipt.answers)[200]>['receipt'];

/** What every page needs, regardless of its content. */
export interface PageFrame {
  language: Language;
  /** The languages to choose from, including the current one. */
  languages: readonly Language[];
  /** The public address of the product, without a trailing slash. */
  origin: string;
  /** Path and query of this page, without the language parameter. */
  address: string;
}

export const PAGE_MESSAGES = ['not_found', 'link_expired', 'too_many', 'failed'] as const;
export type PageMessage = (typeof PAGE_MESSAGES)[number];

/** A link to the company's open jobs, for pages that have nothing else to show. */
export interface JobsLink {
  name: string;
  path: string;
}

/** Whose emails are stopped. */
export interface Unsubscribing {
  company_name: string;
  /** Null for people who never applied. */
  brand_name: string | null;
  address: string;
  is_unsubscribed: boolean;
  /** They have just taken it back. */
  is_resumed?: boolean;
}

export type PreviewOf = 'apply' | 'form' | 'quiz' | 'booking';

/** What the link of an onboarding shows before the code is entered. */
export interface OnboardingInvitation {
  company_name: string;
  brand_name: string;
  brand_color: BrandColor;
  first_name: string;
  /** Of the employee's own tasks. */
  task_count: number;
  minutes: number;
  /** Ways to get the code. */
  channels: readonly ('sms' | 'email')[];
  /** Whom to ask. */
  contact_name: string | null;
  contact_email: string | null;
}

export type PageContent =
  | { kind: 'career'; page: CareerPage; query: CareerQuery }
  | { kind: 'job'; page: CareerPage; refererSource: string | null; facebookAppId: string | null }
  | { kind: 'apply'; form: ApplyForm; refererSource: string | null }
  | { kind: 'thanks'; receipt: Receipt; reach: Reach; token: string }
  | { kind: 'form'; form: FormTask; token: string }
  | { kind: 'quiz'; quiz: QuizTask; token: string }
  | { kind: 'booking'; booking: BookingTask; token: string }
  | { kind: 'conversation'; conversation: ConversationTask; token: string }
  /** `now` is the server's time, so that the page and its script agree on the days left. */
  | { kind: 'offer'; task: OfferTask; token: string; now: string }
  | { kind: 'background-check'; task: CheckTask; token: string; now: string }
  | { kind: 'onboarding'; processKey: string; token: string; invitation: OnboardingInvitation }
  | { kind: 'verify' }
  | { kind: 'preview'; of: PreviewOf; key: string }
  | { kind: 'unsubscribe'; token: string; of: Unsubscribing }
  | { kind: 'shared'; application: SharedApplication; token: string }
  | { kind: 'message'; message: PageMessage; jobs: JobsLink | null };

export type PortalPage = PageFrame & PageContent;

/** Renders a page to a complete HTML document. */
export type RenderPage = (page: PortalPage) => string;

/** The questions on one screen of the application form. */
export interface AskedStep {
  step: ApplyStep;
  question_ids: readonly number[];
}
