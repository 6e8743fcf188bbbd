// The same outside the main layout.
import { usePageKey } from '../../page-handle.ts';
import { BarePage } from '../problems/BarePage.tsx';
import { UpcomingColumn } from './UpcomingColumn.tsx';

export default function UpcomingPublicPage() {
  return (
    <BarePage>
      <UpcomingColumn page={usePageKey()} />
    </BarePage>
  );
}
