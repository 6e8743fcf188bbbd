// What the history of an employee record tells (EMP-014).
import { HISTORY_PAGE_SIZE } from '../platform/constants.ts';
import { INFORMATION_GROUPS } from './information.ts';

export const CHANGE_PAGE = HISTORY_PAGE_SIZE;

/** A group of information, or another part of the record. */
export const CHANGE_PARTS = [
  ...INFORMATION_GROUPS,
  'record',
  'direct_deposit',
  'state_tax',
  'documents',
  'notes',
  'payroll',
  'onboarding',
] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

export const CHANGE_EVENTS = [
  'created',
  'imported',
  'rehired',
  'changed',
  'revealed',
  'suspended',
  'reinstated',
  'terminated',
  'document_added',
  'document_changed',
  'document_deleted',
  'document_requested',
  'note_added',
  'note_changed',
  'note_deleted',
  'sent_to_payroll',
  'payroll_accepted',
  'payroll_refused',
  'messaged',
  'onboarding_started',
  'onboarding_link_sent',
  'onboarding_form_finished',
  'onboarding_returned',
  'onboarding_completed',
  'onboarding_stopped',
  'onboarding_replaced',
] as const;
export type ChangeEvent = (typeof CHANGE_EVENTS)[number];
