// How a room shows its entries in an applicant's activity. Each room that adds entries exports one in its parts/.
import type { ApplicationHistory } from '@onward/contract/applicants/application';
import type { HistoryActionOf, HistoryRoom } from '@onward/domain/applicants/history';
import type { TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { Tone } from '../design/theme/tokens.ts';

export type HistoryDetail = ApplicationHistory['detail'];

export interface HistoryEntry {
  icon: LucideIcon;
  tone: Tone;
  /** Reason, file, recipients, and the like; nothing when the title is enough. */
  details?: (detail: HistoryDetail, language: string) => string;
}

export interface RoomHistory<Room extends HistoryRoom> {
  entries: Record<HistoryActionOf<Room>, HistoryEntry>;
  title: (action: HistoryActionOf<Room>, t: TFunction) => string;
}

/** Details are stored as JSON, so each is checked before it is shown. */
export const detailText = (value: unknown): string => (typeof value === 'string' ? value : '');
