// Whether the browser can preview a file, and how to download it.
import type { ApplicationAttachment } from '@onward/contract/applicants/application';
import { saveBlob } from '../../../../platform/files.ts';
import { readFile } from '../profile.api.ts';

const SHOWN_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'text/plain'];

export const canPreview = ({ content_type }: Pick<ApplicationAttachment, 'content_type'>): boolean =>
  SHOWN_TYPES.includes(content_type);

export const saveAs = async ({ id, file_name }: Pick<ApplicationAttachment, 'id' | 'file_name'>): Promise<void> =>
  saveBlob(await readFile(id, 'download'), file_name);
