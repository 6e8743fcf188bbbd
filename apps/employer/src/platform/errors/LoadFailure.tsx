// What a part of a page shows when its data did not come: why, by which reference support finds it, and another try.
import { ApiError } from '@onward/client/api-error';
import { ErrorBlock } from '../../design/page/ErrorBlock.tsx';
import { paths } from '../routing/paths.ts';

interface Props {
  title: string;
  error: unknown;
  onRetry: () => void;
  /** On the support page itself there is no way on to it. */
  offersSupport?: boolean;
}

export function LoadFailure({ title, error, onRetry, offersSupport = true }: Props) {
  const { message, error_reference: reference } = error instanceof ApiError ? error : {};
  const support = offersSupport ? { supportTo: paths.support() } : {};
  return <ErrorBlock title={title} message={message} reference={reference} onRetry={onRetry} {...support} />;
}
