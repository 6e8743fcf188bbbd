// What the server hands to the portal to make a page of: data only, so that either side can change without the other.
import type { ApplyStep } from '@onward/domain/careers/application-form';
import type { Language } from '@onward/domain/platform/languages';
import type { Static } from 'typebox';
import type { SharedApplication } from '../applicants/application-remarks.ts';
import type { BookingTask, ConversationTask } from '../interviews/bookings.ts';
import type { FormTask, QuizTask } from './applicant-tasks.ts';
import type { ApplyForm, getApplicationReceipt } from './applying.ts';
import type { CareerPage, CareerQuery } from './career-pages.ts';

export type Receipt = Static<(typeof getApplicationReceipt.answers)[200]>['receipt'];

/** What every page knows, whatever it is about. */
export interface PageFrame {
  language: Language;
  /** The languages one can change to, this one included. */
  languages: readonly Language[];
  /** The public address of the product, without a slash at its end. */
  origin: string;
  /** Path and query of this page, without the choice of a language. */
  address: string;
}

export const PAGE_MESSAGES = ['not_found', 'link_expired', 'too_many', 'failed'] as const;
export type PageMessage = (typeof PAGE_MESSAGES)[number];

export type PreviewOf = 'apply' | 'form' | 'quiz' | 'booking';

export type PageContent =
  | { kind: 'career'; page: CareerPage; query: CareerQuery }
  | { kind: 'job'; page: CareerPage; refererSource: string | null }
  | { kind: 'apply'; form: ApplyForm; refererSource: string | null }
  | { kind: 'thanks'; receipt: Receipt }
  | { kind: 'form'; form: FormTask; token: string }
  | { kind: 'quiz'; quiz: QuizTask; token: string }
  | { kind: 'booking'; booking: BookingTask; token: string }
  | { kind: 'conversation'; conversation: ConversationTask; token: string }
  | { kind: 'preview'; of: PreviewOf; key: string }
  | { kind: 'unsubscribe'; token: string; isDone: boolean }
  | { kind: 'shared'; application: SharedApplication; token: string }
  | { kind: 'message'; message: PageMessage };

export type PortalPage = PageFrame & PageContent;

/** The built page: HTML from doctype to the end. */
export type RenderPage = (page: PortalPage) => string;

/** Which questions stand on which screen of an application. */
export interface AskedStep {
  step: ApplyStep;
  question_ids: readonly number[];
}
