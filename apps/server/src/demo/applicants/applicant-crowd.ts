// The demo's applicants before they are stored, and the company they are stored in.
import type { Question } from '@onward/domain/questions/questions';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Story, StoryPosting } from './applicant-stories.ts';

export interface DemoPostingRow extends StoryPosting {
  title: string;
  questions: Question[];
}

export interface DemoApplicant {
  number: number;
  person: number;
  firstName: string;
  lastName: string;
  posting: DemoPostingRow;
  answers: object[];
  screeningFailed: boolean;
  story: Story;
}

export interface DemoCrowd {
  tx: Transaction;
  companyId: number;
  staff: ReadonlyMap<string, number>;
  now: Date;
  count: number;
  files?: FileStore;
}
