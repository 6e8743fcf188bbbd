// One document to sign: opens and closes without a script, can be enlarged, and is marked once its end was seen.
import type { SignedDocument } from '@onward/contract/documents/documents';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import type { Filled } from './FieldMark.tsx';
import { PdfDocument } from './PdfDocument.tsx';
import { TextDocument } from './TextDocument.tsx';

interface DocumentCardProps {
  document: SignedDocument;
  index: number;
  count: number;
  /** Where the image of a page is. */
  pageAddress(page: number): string;
  /** For pages that need a token. */
  headers?: () => Record<string, string>;
  /** Null when there is nothing to download yet. */
  downloadUrl: string | null;
  filled: Filled;
  isRead: boolean;
  onRead(): void;
}

export function DocumentCard(props: DocumentCardProps) {
  const { document, index, count, pageAddress, headers, downloadUrl, filled, isRead, onRead } = props;
  const { t } = useTexts();
  const [isLarge, setLarge] = useState(false);
  const end = useSeen(onRead);
  const { title, content, pdf } = document;
  return (
    <details class="paper" open={index === 0}>
      <summary>
        <Icon name="file" />
        <h2>{title}</h2>
        {isRead && (
          <span class="read-mark">
            <Icon name="check" size={16} /> {t('offers:page.read')}
          </span>
        )}
        {count > 1 && <span class="meta">{t('offers:page.documentOf', { number: index + 1, count })}</span>}
        <Icon name="chevronRight" size={20} />
      </summary>
      {/* Enlarged pages scroll sideways, which needs the focus of the keyboard. */}
      <section
        class={isLarge ? 'paper-body paper-large' : 'paper-body'}
        aria-label={title}
        tabIndex={isLarge ? 0 : undefined}
      >
        {content && <TextDocument content={content} filled={filled} />}
        {pdf && <PdfDocument pdf={pdf} title={title} pageAddress={pageAddress} headers={headers} filled={filled} />}
      </section>
      <span ref={end} class="paper-end" />
      <div class="paper-tools">
        <button class="plain-link" type="button" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          <Icon name="zoomIn" size={20} /> {t('offers:page.larger')}
        </button>
        {downloadUrl && (
          <a class="plain-link" href={downloadUrl}>
            <Icon name="download" size={20} /> {t('offers:page.download')}
          </a>
        )}
      </div>
    </details>
  );
}

/** Calls back when the element comes into view. */
function useSeen(onSeen: () => void) {
  const place = useRef<HTMLSpanElement>(null);
  const newest = useRef(onSeen);
  newest.current = onSeen;
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) newest.current();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return place;
}
