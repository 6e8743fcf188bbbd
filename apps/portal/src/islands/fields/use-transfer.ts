// Uploads a file and tracks its progress, or why it failed. What the device can tell is checked before anything is sent.
import { chosenFileProblem, UPLOAD_MAX_BYTES } from '@onward/domain/attachments/uploads';
import { useState } from 'preact/hooks';
import { type Translate, useTexts } from '../../texts/texts.ts';
import { type Upload, UploadRefused, uploadFile } from '../upload-file.ts';

export interface FailedFile {
  file: File;
  failure: string;
  /** False when the same file would be refused again. */
  canRetry: boolean;
}

export type Sending = { file: File; percent: number } | FailedFile;

interface Way {
  category: 'resume' | 'document';
  /** Upload URL of this page; created when the first file is sent. */
  address(): Promise<string>;
  headers?(): Record<string, string>;
  /** Makes the file ready, such as a photo smaller. */
  prepare?(file: File): Promise<File>;
  /** Called with what failed, and with null once another file is chosen. */
  onFailed?(failed: FailedFile | null): void;
}

export const MEGABYTES_MAX = UPLOAD_MAX_BYTES / 1_048_576;

export function useTransfer({ category, address, headers, prepare, onFailed }: Way) {
  const { t } = useTexts();
  const [sending, setSending] = useState<Sending | null>(null);
  const fail = (failed: FailedFile): null => {
    setSending(failed);
    onFailed?.(failed);
    return null;
  };
  /** Null when the upload failed; `sending` has the reason. */
  const transfer = async (chosen: File, facts: Record<string, string> = {}): Promise<Upload | null> => {
    setSending({ file: chosen, percent: 0 });
    onFailed?.(null);
    const file = prepare ? await prepare(chosen) : chosen;
    const problem = problemText(t, category, file);
    if (problem) return fail({ file: chosen, failure: problem, canRetry: false });
    try {
      const upload = await uploadFile({
        address: await address(),
        category,
        file,
        headers: headers?.() ?? {},
        facts,
        onProgress: (percent) => setSending({ file, percent }),
      });
      setSending(null);
      return upload;
    } catch (error) {
      const refusal = error instanceof UploadRefused ? error : null;
      const failure = refusal?.message || t('careers:files.failed', { name: file.name });
      return fail({ file: chosen, failure, canRetry: !refusal?.isFinal });
    }
  };
  return { sending, transfer, drop: () => setSending(null) };
}

function problemText(t: Translate, category: Way['category'], file: File): string | null {
  const problem = chosenFileProblem(category, { name: file.name, type: file.type, bytes: file.size });
  return problem && t(`careers:files.problems.${problem}`, { name: file.name, megabytes: MEGABYTES_MAX });
}
