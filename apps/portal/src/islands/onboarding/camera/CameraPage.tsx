// Taking a photo of a document, with checks in words while the camera is on (AHD-016, design 56d).
import type { PhotoChecks } from '@onward/domain/onboarding/sharpness';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { PhotoQuality } from './PhotoQuality.tsx';
import { readyFile } from './read-photo.ts';
import { useCamera } from './use-camera.ts';
import { useObjectUrl } from './use-object-url.ts';

interface CameraPageProps {
  title: string;
  onPhoto(file: File): void;
  /** Opens the file picker instead. */
  onChooseFile(): void;
  onClose(): void;
}

export function CameraPage({ title, onPhoto, onChooseFile, onClose }: CameraPageProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [taken, setTaken] = useState<File | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="camera" aria-labelledby="camera-title" onClose={onClose}>
      <header class="camera-head">
        <button
          class="round-button"
          type="button"
          aria-label={t('onboarding-portal:camera.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
        <h2 id="camera-title">{title}</h2>
      </header>
      {taken ? (
        <TakenPhoto file={taken} onRetake={() => setTaken(null)} onUse={() => onPhoto(taken)} />
      ) : (
        <Viewfinder title={title} onTaken={setTaken} onChooseFile={onChooseFile} />
      )}
    </dialog>
  );
}

interface ViewfinderProps {
  title: string;
  onTaken(file: File): void;
  onChooseFile(): void;
}

function Viewfinder({ title, onTaken, onChooseFile }: ViewfinderProps) {
  const { t } = useTexts();
  const { video, state, checks, canTurn, turn, take } = useCamera();
  const isGood = checks?.isInside && checks.isSharp && checks.isBright;
  return (
    <>
      <div class="camera-view">
        <video ref={video} muted playsInline aria-label={t('onboarding-portal:camera.picture')} />
        {state === 'live' && (
          <span class={isGood ? 'camera-frame camera-frame-good' : 'camera-frame'} aria-hidden="true" />
        )}
        <p class={isGood ? 'camera-word camera-word-good' : 'camera-word'} role="status">
          {isGood && <Icon name="scan" size={20} />}
          {t(`onboarding-portal:camera.advice.${adviceOf(state, checks)}`)}
        </p>
        {checks && <Checks checks={checks} />}
      </div>
      <p class="camera-note">{t('onboarding-portal:camera.privacy')}</p>
      <footer class="camera-foot">
        <button class="camera-choice" type="button" onClick={onChooseFile}>
          <Icon name="fileUp" /> {t('onboarding-portal:camera.choose')}
        </button>
        <button
          class="shutter"
          type="button"
          aria-label={t('onboarding-portal:camera.take')}
          disabled={state !== 'live'}
          onClick={() => void take(title).then((file) => file && onTaken(file))}
        />
        {canTurn && (
          <button class="camera-choice" type="button" onClick={turn}>
            <Icon name="rotate" /> {t('onboarding-portal:camera.turn')}
          </button>
        )}
      </footer>
    </>
  );
}

function adviceOf(state: string, checks: PhotoChecks | null): string {
  if (state === 'refused') return 'refused';
  if (!checks) return 'starting';
  if (!checks.isBright) return 'light';
  if (!checks.isSharp) return 'still';
  return checks.isInside ? 'good' : 'frame';
}

function Checks({ checks }: { checks: PhotoChecks }) {
  const { t } = useTexts();
  const list = [
    ['inside', checks.isInside],
    ['bright', checks.isBright],
    ['sharp', checks.isSharp],
  ] as const;
  return (
    <ul class="camera-checks">
      {list.map(([name, isRight]) => (
        <li key={name} class={isRight ? 'right' : undefined}>
          <Icon name={isRight ? 'check' : 'x'} size={18} />
          {t(`onboarding-portal:camera.checks.${name}`)}
          <span class="unseen">{t(isRight ? 'careers:questions.yes' : 'careers:questions.no')}</span>
        </li>
      ))}
    </ul>
  );
}

function TakenPhoto({ file, onRetake, onUse }: { file: File; onRetake(): void; onUse(): void }) {
  const { t } = useTexts();
  const address = useObjectUrl(file);
  const [sharpness, setSharpness] = useState<number | null>(null);
  useEffect(() => void readyFile(file).then((ready) => setSharpness(ready.sharpness)), [file]);
  return (
    <>
      <div class="camera-view">{address && <img src={address} alt={t('onboarding-portal:camera.taken')} />}</div>
      <p class="camera-note" role="status">
        <PhotoQuality sharpness={sharpness} />
      </p>
      <footer class="camera-foot camera-foot-pair">
        <button class="quiet-button" type="button" onClick={onRetake}>
          {t('onboarding-portal:camera.retake')}
        </button>
        <button class="button" type="button" onClick={onUse}>
          {t('onboarding-portal:camera.use')}
        </button>
      </footer>
    </>
  );
}
