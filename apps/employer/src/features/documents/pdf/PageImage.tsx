// One page of a PDF as an image; its text is read by screen readers. Loaded once it is near the visible part.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../design/status/Spinner.tsx';
import type { PdfCalls } from '../parts/editor-props.ts';
import styles from './PdfEditor.module.css';

interface Props {
  pdf: Pick<PdfCalls, 'page' | 'documentKey'>;
  upload: number | null;
  /** From 0. */
  page: number;
}

export function PageImage({ pdf, upload, page }: Props) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['document page', pdf.documentKey, upload, page],
    queryFn: () => pdf.page(upload, page),
    enabled: near,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!data) return;
    const created = URL.createObjectURL(data.image);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [data]);

  return (
    <div ref={frame} className={styles.image}>
      {data && address ? (
        <img
          src={address}
          alt={data.text.trim() || t('documents:editor.pageWithoutText', { page: page + 1 })}
          draggable={false}
        />
      ) : isError ? (
        <p role="alert">
          {t('documents:editor.pageNotLoaded')}{' '}
          <button type="button" className={styles.retry} onClick={() => void refetch()}>
            {t('documents:editor.retry')}
          </button>
        </p>
      ) : (
        <Spinner />
      )}
    </div>
  );
}
