// Copies of forms and documents that the employee signed.
import { getPortalFile, type Portal } from '@onward/contract/onboarding/onboarding-portal';
import { useState } from 'preact/hooks';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { usePortalClient } from '../portal-client.ts';

type PortalFile = Portal['files'][number];

export function Copies({ files }: { files: readonly PortalFile[] }) {
  const { t } = useTexts();
  const client = usePortalClient();
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const download = async ({ id, name }: PortalFile): Promise<void> => {
    setBusy(id);
    setFailed(null);
    try {
      save(await client.file(getPortalFile, { params: { id } }), name);
    } catch {
      setFailed(t('onboarding-portal:copies.failed', { name }));
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      {failed && (
        <p class="notice notice-problem" role="alert">
          {failed}
        </p>
      )}
      <ul class="rows">
        {files.map((file) => (
          <li key={file.id}>
            <button
              class="row"
              type="button"
              disabled={busy === file.id}
              aria-label={t('onboarding-portal:copies.download', { name: file.name })}
              onClick={() => void download(file)}
            >
              <Icon name="file" />
              <span class="row-words">{file.name}</span>
              <Icon name="download" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The file needs the portal's token, so it can't be a plain link. */
function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = /\.\w{2,4}$/.test(name) ? name : `${name}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
