// Official forms that were filled in, drawn on pages of our own and sealed (ONB-043).
import type { Paper } from '@onward/domain/documents/papers';
import type { App } from '../../platform/app.ts';
import { sealAlone } from './seal-alone.ts';
import type { Letter } from './write-letter.ts';

export interface PaperFile extends Omit<Letter, 'content'> {
  paper: Paper;
}

export const sealPaper = (app: App, { paper, ...file }: PaperFile): Promise<Uint8Array> =>
  sealAlone(app, { ...file, content: { format: 'paper', paper } });
