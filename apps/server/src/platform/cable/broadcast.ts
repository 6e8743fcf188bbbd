// One message for many browsers, serialized once per subscription identifier rather than once per browser.
import { CABLE_CHANNELS, type CableChannel, type CableMessage } from '@onward/contract/cable';

export class Broadcast {
  readonly #message: CableMessage;
  readonly #frames = new Map<string, Buffer>();

  constructor(message: CableMessage) {
    this.#message = message;
  }

  isOn(channel: CableChannel): boolean {
    return (CABLE_CHANNELS[channel] as readonly string[]).includes(this.#message.event);
  }

  frameFor(identifier: string): Buffer {
    const known = this.#frames.get(identifier);
    if (known) return known;
    const frame = Buffer.from(JSON.stringify({ identifier, message: this.#message }));
    this.#frames.set(identifier, frame);
    return frame;
  }
}
