// Shown when a part of a page failed to load: the reason, the reference for support, and a retry button.
import { ApiError } from '@onward/client/api-error';
import { ErrorBlock } from '../../design/page/ErrorBlock.tsx';
import { paths } from '../routing/paths.ts';

interface Props {
  title: string;
  error: unknown;
  onRetry: () => void;
  /** False on the support page itself. */
  offersSupport?: boolean;
}

export function LoadFailure({ title, error, onRetry, offersSupport = true }: Props) {
  const { message, error_reference: reference } = error instanceof ApiError ? error : {};
  const support = offersSupport ? { supportTo: paths.support() } : {};
  return <ErrorBlock title={title} message={message} reference={reference} onRetry={onRetry} {...support} />;
}
