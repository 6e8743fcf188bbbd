import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { previewBooking } from '@onward/contract/interviews/bookings';
import { Previewed } from '../Previewed.tsx';
import { BookingTask, type BookingTaskProps } from './BookingTask.tsx';

export type BookingIslandProps = BookingTaskProps | { previewOf: string };

export const BookingIsland = ({ frame, ...props }: BookingIslandProps & { frame: PageFrame }) =>
  'previewOf' in props ? (
    <Previewed
      load={async (client) =>
        (await client.call(previewBooking, { params: { id: Number(props.previewOf) }, query: postingOf(frame) }))
          .booking
      }
    >
      {(booking) => <BookingTask booking={booking} token="" frame={frame} />}
    </Previewed>
  ) : (
    <BookingTask {...props} frame={frame} />
  );

/** The position of the preview, from its URL. */
function postingOf({ address }: PageFrame): { position_key?: string } {
  const position_key = new URLSearchParams(address.split('?')[1]).get('position_key');
  return position_key ? { position_key } : {};
}
