// Photos and files of a reply: uploaded immediately, shown above the text until they are sent.
import { ATTACHMENTS_MAX } from '@onward/domain/messages/channels';
import { useId, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { ACCEPTED_FILES, SendingFile, UploadedFile } from '../fields/FileField.tsx';
import { shrinkPhoto } from '../fields/shrink-photo.ts';
import { type Sending, useTransfer } from '../fields/use-transfer.ts';
import type { Upload } from '../upload-file.ts';

export interface ReplyUploads {
  uploads: readonly Upload[];
  sending: Sending | null;
  isArriving: boolean;
  add(file: File): Promise<void>;
  remove(upload: Upload): void;
  /** Gives up a file that failed. */
  drop(): void;
  clear(): void;
}

export function useReplyFiles(token: string): ReplyUploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const address = async () => `/v1/applicant_tasks/conversations/${token}/uploads`;
  const { sending, transfer, drop } = useTransfer({ category: 'document', address, prepare: shrinkPhoto });
  return {
    uploads,
    sending,
    isArriving: sending !== null && 'percent' in sending,
    add: async (file) => {
      const arrived = await transfer(file);
      if (arrived) setUploads((known) => [...known, arrived]);
    },
    remove: (upload) => setUploads((known) => known.filter(({ id }) => id !== upload.id)),
    drop,
    clear: () => setUploads([]),
  };
}

export function ReplyFiles({ files }: { files: ReplyUploads }) {
  const { uploads, sending, add, remove, drop } = files;
  if (uploads.length === 0 && !sending) return null;
  return (
    <div class="reply-files">
      {uploads.map((upload) => (
        <UploadedFile key={upload.id} upload={upload} onRemove={() => remove(upload)} />
      ))}
      {sending && <SendingFile sending={sending} onRetry={() => void add(sending.file)} onRemove={drop} />}
    </div>
  );
}

export function AttachButton({ files }: { files: ReplyUploads }) {
  const { t } = useTexts();
  const id = useId();
  const isFull = files.uploads.length >= ATTACHMENTS_MAX || files.isArriving;
  return (
    <span class="reply-attach">
      <label class="unseen" for={id}>
        {t('messages:page.attach')}
      </label>
      <Icon name="clip" size={22} />
      <input
        id={id}
        type="file"
        accept={ACCEPTED_FILES}
        disabled={isFull}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void files.add(file);
        }}
      />
    </span>
  );
}
