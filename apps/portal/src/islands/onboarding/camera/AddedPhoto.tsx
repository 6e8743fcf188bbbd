// A photo or file of a form that has arrived, with a small picture of it.
import { getPortalUpload } from '@onward/contract/onboarding/onboarding-portal';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import type { KnownFile } from '../inputs/form-input-props.ts';
import { usePortalClient } from '../portal-client.ts';
import { PhotoQuality } from './PhotoQuality.tsx';
import { useObjectUrl } from './use-object-url.ts';

interface AddedPhotoProps {
  known: KnownFile;
  /** On this device, when it was added just now. */
  added: File | null;
  onRemove(): void;
}

export function AddedPhoto({ known, added, onRemove }: AddedPhotoProps) {
  const { t } = useTexts();
  const { name, sharpness } = known;
  const picture = useObjectUrl(usePicture(known, added));
  return (
    <div class="file">
      {picture ? (
        <img class="file-picture" src={picture} alt="" />
      ) : (
        <span class="soft-tile" aria-hidden="true">
          <Icon name="file" />
        </span>
      )}
      <span class="file-words">
        <strong>{name}</strong>
        <PhotoQuality sharpness={sharpness} />
      </span>
      <button class="round-button" type="button" aria-label={t('careers:files.remove', { name })} onClick={onRemove}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** From this device, or else from the server; null for files that are no picture. */
function usePicture({ upload_id: id, sharpness }: KnownFile, added: File | null): Blob | null {
  const client = usePortalClient();
  const [loaded, setLoaded] = useState<Blob | null>(null);
  const mustLoad = added === null && sharpness !== null;
  useEffect(() => {
    if (!mustLoad) return;
    const leaving = new AbortController();
    // Without the picture, its name is enough.
    client.file(getPortalUpload, { params: { id }, signal: leaving.signal }).then(setLoaded, () => null);
    return () => leaving.abort();
  }, [client, id, mustLoad]);
  if (sharpness === null) return null;
  return added ?? loaded;
}
