// The camera of the device, and whether what it sees can be read.
import { type PhotoChecks, photoChecks } from '@onward/domain/onboarding/sharpness';
import { useEffect, useRef, useState } from 'preact/hooks';
import { photoFile } from '../../fields/shrink-photo.ts';
import { frameIn, grayPhoto } from './read-photo.ts';

export type CameraState = 'starting' | 'live' | 'refused';

export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

const CHECK_MS = 300;
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [checks, setChecks] = useState<PhotoChecks | null>(null);
  const [facing, setFacing] = useState<'environment' | 'user'>('environment');
  const [canTurn, setCanTurn] = useState(false);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const check = (): void => {
      const image = video.current && grayPhoto(video.current);
      if (!image) return;
      setState('live');
      setChecks(photoChecks(image, frameIn(image)));
    };
    const start = async (): Promise<void> => {
      const opened = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1080 } },
      });
      if (isOver) return stop(opened);
      stream = opened;
      if (!video.current) return;
      video.current.srcObject = opened;
      await video.current.play();
      const devices = await navigator.mediaDevices.enumerateDevices();
      setCanTurn(devices.filter(({ kind }) => kind === 'videoinput').length > 1);
    };
    start().catch(() => {
      if (!isOver) setState('refused');
    });
    const timer = setInterval(check, CHECK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      if (stream) stop(stream);
    };
  }, [facing]);

  return {
    video,
    state,
    checks,
    canTurn,
    turn: (): void => setFacing((now) => (now === 'user' ? 'environment' : 'user')),
    take: (name: string): Promise<File | null> =>
      video.current ? photoFile(video.current, name) : Promise.resolve(null),
  };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
