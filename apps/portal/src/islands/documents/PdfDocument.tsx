// An uploaded PDF: its pages as images, loaded when they come near, with what is written on them and their text.
import type { SignedDocument } from '@onward/contract/documents/documents';
import { STROKE_BOX } from '@onward/domain/documents/signatures';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { Drawing, enteredText, type Filled } from './FieldMark.tsx';

type Pdf = NonNullable<SignedDocument['pdf']>;

interface PdfDocumentProps {
  pdf: Pdf;
  title: string;
  /** Where the image of a page is. */
  pageAddress(page: number): string;
  /** For pages that need a token, which an image can't send. */
  headers?: (() => Record<string, string>) | undefined;
  filled: Filled;
}

export const PdfDocument = ({ pdf, pageAddress, ...props }: PdfDocumentProps) => (
  <div class="pages">
    {pdf.pages.map((_page, page) => (
      <PdfPage key={page} pdf={pdf} page={page} address={pageAddress(page)} {...props} />
    ))}
  </div>
);

interface PdfPageProps extends Pick<PdfDocumentProps, 'pdf' | 'title' | 'filled' | 'headers'> {
  page: number;
  address: string;
}

function PdfPage({ pdf, page, address, headers, title, filled }: PdfPageProps) {
  const { t } = useTexts();
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [text, setText] = useState('');
  const image = useRef<HTMLImageElement>(null);
  const { width = 612, height = 792 } = pdf.pages[page] ?? {};
  const readText = () => void pageText(address, headers).then(setText, () => {});
  const source = useImageSource({ address, headers, tries, image, onFailed: () => setFailed(true) });
  // The image may have arrived before the script did.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) readText();
  }, []);
  return (
    <section class="pdf-page" aria-label={t('offers:page.pageOf', { page: page + 1, count: pdf.pages.length })}>
      <img
        ref={image}
        src={source}
        alt={t('offers:page.pageAlt', { title, page: page + 1 })}
        width={Math.round(width)}
        height={Math.round(height)}
        loading="lazy"
        decoding="async"
        onLoad={() => {
          setFailed(false);
          readText();
        }}
        onError={() => setFailed(true)}
      />
      <PageMarks pdf={pdf} page={page} filled={filled} />
      <p class="unseen">{[text, ...writtenOn(pdf, page, filled)].filter(Boolean).join(' ')}</p>
      {hasFailed && (
        <p class="notice notice-problem page-failed">
          {t('offers:page.pageFailed')}
          <button class="plain-link" type="button" onClick={() => setTries(tries + 1)}>
            {t('careers:files.retry')}
          </button>
        </p>
      )}
    </section>
  );
}

/** The image is in the cache of the browser by now; only its headers are of interest. */
async function pageText(address: string, headers: PdfDocumentProps['headers']): Promise<string> {
  const response = await fetch(address, { cache: 'force-cache', headers: headers?.() ?? {} });
  return decodeURIComponent(response.headers.get('x-page-text') ?? '');
}

interface ImageSource {
  address: string;
  headers: PdfDocumentProps['headers'];
  tries: number;
  image: RefObject<HTMLImageElement | null>;
  onFailed(): void;
}

/** How far from the screen a page is loaded. */
const NEAR = '600px';

/** The address of the image: its own, or one of a copy that is loaded with the headers once the page comes near. */
function useImageSource({ address, headers, tries, image, onFailed }: ImageSource): string | undefined {
  const [copy, setCopy] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once per try.
  useEffect(() => {
    if (!headers || !image.current) return;
    let created: string | undefined;
    const load = (): void =>
      void loadImage(address, headers()).then((blob) => {
        created = URL.createObjectURL(blob);
        setCopy(created);
      }, onFailed);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(image.current);
    return () => {
      observer.disconnect();
      if (created) URL.revokeObjectURL(created);
    };
  }, [address, tries]);
  if (headers) return copy;
  return tries > 0 ? `${address}?again=${tries}` : address;
}

async function loadImage(address: string, headers: Record<string, string>): Promise<Blob> {
  const response = await fetch(address, { headers });
  if (!response.ok) throw new Error(`The page answered with ${response.status}.`);
  return response.blob();
}

/** The values on a page in words, for screen readers. */
const writtenOn = (pdf: Pdf, page: number, filled: Filled): string[] => [
  ...pdf.tags.filter((tag) => tag.page === page).map(({ value }) => value),
  ...pdf.fields
    .filter((field) => field.page === page && field.role === 'applicant')
    .map((field) => `${field.label}: ${enteredText(field, filled) ?? filled.name}`),
];

const TEXT_SIZE_MAX = 13;

/** Values at their places on the page, in its own coordinates. */
function PageMarks({ pdf, page, filled }: Pick<PdfPageProps, 'pdf' | 'page' | 'filled'>) {
  const { width = 612, height = 792 } = pdf.pages[page] ?? {};
  const tags = pdf.tags.filter((tag) => tag.page === page);
  const fields = pdf.fields.filter((field) => field.page === page);
  return (
    <svg class="page-marks" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {tags.map((tag, index) => (
        <Mark key={index} box={tag} text={tag.value} />
      ))}
      {fields.map((field) => {
        const text = enteredText(field, filled);
        if (text !== null) return <Mark key={field.id} box={field} text={text} label={field.label} />;
        return (
          <svg
            key={field.id}
            class="drawing"
            x={field.x}
            y={field.y}
            width={field.width}
            height={field.height}
            viewBox={`0 0 ${STROKE_BOX.width} ${STROKE_BOX.height}`}
          >
            <title>{field.label}</title>
            <Drawing strokes={filled.strokes ?? []} />
          </svg>
        );
      })}
    </svg>
  );
}

interface MarkProps {
  box: { x: number; y: number; width: number; height: number };
  text: string;
  label?: string;
}

function Mark({ box: { x, y, width, height }, text, label }: MarkProps) {
  const size = Math.min(height * 0.75, TEXT_SIZE_MAX);
  return (
    <g class={text ? 'page-mark' : 'page-mark page-mark-empty'}>
      <rect x={x} y={y} width={width} height={height} rx="2" />
      <text x={x + 2} y={y + height / 2 + size * 0.35} font-size={size}>
        {text || label}
      </text>
    </g>
  );
}
