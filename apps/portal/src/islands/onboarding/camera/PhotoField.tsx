// A photo or a file for a form: with the camera if there is one, and always from the device.
import { uploadPortalFile } from '@onward/contract/onboarding/onboarding-portal';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { described, Field, type FieldFrame, fieldId } from '../../fields/Field.tsx';
import { ACCEPTED_FILES, SendingFile } from '../../fields/FileField.tsx';
import { MEGABYTES_MAX, useTransfer } from '../../fields/use-transfer.ts';
import type { FormInputProps } from '../inputs/form-input-props.ts';
import { usePortalClient } from '../portal-client.ts';
import { AddedPhoto } from './AddedPhoto.tsx';
import { CameraPage } from './CameraPage.tsx';
import { readyFile } from './read-photo.ts';
import { hasCamera } from './use-camera.ts';

export function PhotoField({ frame, ...props }: FormInputProps & { frame: FieldFrame }) {
  const { field, answers, files, failed, onChange, onSending, onFile, onFailed } = props;
  const { t } = useTexts();
  const client = usePortalClient();
  const picker = useRef<HTMLInputElement>(null);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const [added, setAdded] = useState<File | null>(null);
  const { sending, transfer } = useTransfer({
    category: 'document',
    address: async () => uploadPortalFile.path,
    headers: () => client.headers(),
    onFailed: (file) => onFailed(frame.name, file),
  });
  const uploadId = Number(answers[field.key]) || null;
  const refused = failed[frame.name];
  const isArriving = sending !== null && 'percent' in sending;
  const shown = isArriving ? sending : refused;
  const known = files.find(({ upload_id }) => upload_id === uploadId);

  const arrival = async (file: File): Promise<boolean> => {
    const ready = await readyFile(file);
    const { sharpness } = ready;
    const upload = await transfer(ready.file, sharpness === null ? {} : { sharpness: String(sharpness) });
    if (!upload) return false;
    setAdded(ready.file);
    onFile({ upload_id: upload.id, name: upload.file_name, sharpness });
    onChange({ [field.key]: upload.id });
    return true;
  };
  const send = (file: File): void => onSending(arrival(file));
  const choose = (): void => picker.current?.click();

  return (
    <Field
      {...frame}
      problem={refused ? undefined : frame.problem}
      hint={frame.hint ?? (known || isArriving ? undefined : t('careers:files.rules', { megabytes: MEGABYTES_MAX }))}
    >
      {known && !shown && <AddedPhoto known={known} added={added} onRemove={() => onChange({ [field.key]: null })} />}
      {shown && (
        <SendingFile
          id={`${fieldId(frame.name)}-problem`}
          sending={shown}
          onRetry={() => send(shown.file)}
          onRemove={() => onFailed(frame.name, null)}
        />
      )}
      <PhotoButtons hasFile={known !== undefined} onCamera={() => setCameraOpen(true)} onChoose={choose} />
      <input
        {...described({ ...frame, problem: refused?.failure ?? frame.problem })}
        ref={picker}
        class="unseen"
        type="file"
        accept={ACCEPTED_FILES}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) send(file);
        }}
      />
      {isCameraOpen && (
        <CameraPage
          title={frame.label}
          onClose={() => setCameraOpen(false)}
          onChooseFile={() => {
            setCameraOpen(false);
            choose();
          }}
          onPhoto={(file) => {
            setCameraOpen(false);
            send(file);
          }}
        />
      )}
      <span class="unseen" role="status">
        {known && !shown ? t('onboarding-portal:files.added') : ''}
      </span>
    </Field>
  );
}

interface PhotoButtonsProps {
  hasFile: boolean;
  onCamera(): void;
  onChoose(): void;
}

function PhotoButtons({ hasFile, onCamera, onChoose }: PhotoButtonsProps) {
  const { t } = useTexts();
  const [canTake, setCanTake] = useState(false);
  useEffect(() => setCanTake(hasCamera()), []);
  return (
    <div class="button-pair">
      {canTake && (
        <button class="quiet-button" type="button" onClick={onCamera}>
          <Icon name="camera" size={20} />{' '}
          {t(hasFile ? 'onboarding-portal:files.retake' : 'onboarding-portal:files.take')}
        </button>
      )}
      <button class="quiet-button" type="button" onClick={onChoose}>
        <Icon name="fileUp" size={20} /> {t('onboarding-portal:files.choose')}
      </button>
    </div>
  );
}
