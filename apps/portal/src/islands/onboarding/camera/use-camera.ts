// The camera of the device, and whether what it sees can be read.
import { type PhotoChecks, photoChecks } from '@onward/domain/onboarding/sharpness';
import { useEffect, useRef, useState } from 'preact/hooks';
import { grayPhoto, photoFile } from './read-photo.ts';

export type CameraState = 'starting' | 'live' | 'refused';

export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

const CHECK_MS = 300;
/** The frame on the screen, as a part of the picture. */
const FRAME = { left: 0.05, top: 0.25, width: 0.9, height: 0.5 } as const;

export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [checks, setChecks] = useState<PhotoChecks | null>(null);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const check = (): void => {
      const image = video.current && grayPhoto(video.current);
      if (!image) return;
      setState('live');
      const { width, height } = image;
      const [left, top] = [Math.round(FRAME.left * width), Math.round(FRAME.top * height)];
      const [wide, high] = [Math.round(FRAME.width * width), Math.round(FRAME.height * height)];
      setChecks(photoChecks(image, { left, top, width: wide, height: high }));
    };
    const start = async (): Promise<void> => {
      const opened = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
      });
      if (isOver) return stop(opened);
      stream = opened;
      if (!video.current) return;
      video.current.srcObject = opened;
      await video.current.play();
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
  }, []);

  return {
    video,
    state,
    checks,
    take: (name: string): Promise<File | null> =>
      video.current ? photoFile(video.current, name) : Promise.resolve(null),
  };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
