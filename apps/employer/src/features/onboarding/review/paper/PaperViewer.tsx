// The photo or document that an employee uploaded, beside their answers (ONB-046).
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download, Image, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { saveBlob } from '../../../../platform/files.ts';
import { useObjectUrl } from '../../../../platform/use-object-url.ts';
import { actionFileQuery, downloadActionFile } from '../../actions.api.ts';
import styles from './PaperViewer.module.css';
import { canZoom, FIRST_VIEW, type PaperView, turned, zoomed } from './paper-view.ts';

export type Paper = FormSubmission['files'][number];

interface Props {
  actionKey: string;
  paper: Paper;
  /** The question it answers. */
  label: string;
}

export function PaperViewer({ actionKey, paper, label }: Props) {
  const { t } = useTranslation();
  const [view, setView] = useState(FIRST_VIEW);
  const { data: blob, error, refetch } = useQuery(actionFileQuery(actionKey, paper.upload_id));
  const isImage = blob?.type.startsWith('image/') ?? false;
  // The shared handler shows why a download failed.
  const save = () =>
    void downloadActionFile(actionKey, paper.upload_id).then(
      (file) => saveBlob(file, paper.name),
      () => null,
    );
  return (
    <section className={styles.viewer} aria-label={t('onboarding:review.paper', { field: label })}>
      <div className={styles.head}>
        <Image size={16} aria-hidden="true" />
        <b>{label}</b>
        {isImage && (
          <>
            <Tool label="turn" icon={<RotateCw size={16} />} onClick={() => setView(turned)} />
            <Tool
              label="zoomOut"
              icon={<ZoomOut size={16} />}
              disabled={!canZoom(view, 'out')}
              onClick={() => setView((now) => zoomed(now, 'out'))}
            />
            <Tool
              label="zoomIn"
              icon={<ZoomIn size={16} />}
              disabled={!canZoom(view, 'in')}
              onClick={() => setView((now) => zoomed(now, 'in'))}
            />
          </>
        )}
        <Tool label="download" icon={<Download size={16} />} onClick={save} />
      </div>
      {blob && <Content blob={blob} name={paper.name} view={view} isImage={isImage} />}
      {!blob && !error && <SkeletonRows rows={3} avatar={false} />}
      {error && (
        <LoadFailure title={t('onboarding:review.paperNotLoaded')} error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

interface ToolProps {
  label: 'turn' | 'zoomIn' | 'zoomOut' | 'download';
  icon: React.ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ label, icon, disabled = false, onClick }: ToolProps) {
  const { t } = useTranslation();
  const text = t(`onboarding:review.paperTools.${label}`);
  return <Button type="text" aria-label={text} title={text} icon={icon} disabled={disabled} onClick={onClick} />;
}

interface ContentProps {
  blob: Blob;
  name: string;
  view: PaperView;
  isImage: boolean;
}

function Content({ blob, name, view: { zoom, turns }, isImage }: ContentProps) {
  const address = useObjectUrl(blob, blob.type);
  if (!address) return null;
  if (!isImage) return <iframe className={styles.pages} src={address} title={name} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a zoomed photo is scrolled with the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a photo is no set of fields
    <div className={styles.table} role="group" aria-label={name} tabIndex={0}>
      <img src={address} alt={name} style={{ width: `${zoom * 100}%`, transform: `rotate(${turns * 90}deg)` }} />
    </div>
  );
}
