// One browser connected to the live cable, speaking ActionCable v1 (NTF-021).
import { CABLE_MODULES, type CableChannel, isCableChannel } from '@onward/contract/cable';
import type { WebSocket } from 'ws';
import type { CompanyAccess } from '../access/access.ts';
import type { Broadcast } from './broadcast.ts';

export type DisconnectReason = 'unauthorized' | 'invalid_request' | 'server_restart' | 'remote';

const MAX_SUBSCRIPTIONS = 50;
/** A browser that doesn't read what it is sent is disconnected before it uses too much memory. */
const MAX_BUFFERED_BYTES = 1_000_000;

export class CableConnection {
  readonly socket: WebSocket;
  readonly token: string;
  access: CompanyAccess;
  /** Subscriptions by identifier, exactly as the client wrote it, because the client compares strings. */
  readonly #subscriptions = new Map<string, CableChannel>();

  constructor(socket: WebSocket, token: string, access: CompanyAccess) {
    this.socket = socket;
    this.token = token;
    this.access = access;
  }

  /** Invalid messages are ignored and the socket stays open, as in the protocol's reference server. */
  receive(frame: string): void {
    const command = readCommand(frame);
    if (!command) return;
    if (command.command === 'subscribe') this.#subscribe(command.identifier);
    if (command.command === 'unsubscribe') this.#subscriptions.delete(command.identifier);
  }

  #subscribe(identifier: string): void {
    const channel = channelOf(identifier);
    const known = this.#subscriptions.has(identifier);
    if (!channel || (!known && this.#subscriptions.size >= MAX_SUBSCRIPTIONS)) {
      this.send({ identifier, type: 'reject_subscription' });
      return;
    }
    // Clients resend subscribe until it is confirmed, so a repeated subscribe is simply confirmed again.
    this.#subscriptions.set(identifier, channel);
    this.send({ identifier, type: 'confirm_subscription' });
  }

  push(broadcast: Broadcast): void {
    for (const [identifier, channel] of this.#subscriptions) {
      if (broadcast.isOn(channel) && this.#mayHear(channel)) this.sendEncoded(broadcast.frameFor(identifier));
    }
  }

  #mayHear(channel: CableChannel): boolean {
    const module = CABLE_MODULES[channel];
    return module === undefined || this.access.modules.includes(module);
  }

  welcome(): void {
    this.send({ type: 'welcome' });
  }

  disconnect(reason: DisconnectReason, reconnect: boolean): void {
    disconnectSocket(this.socket, reason, reconnect);
  }

  send(frame: object): void {
    this.sendEncoded(Buffer.from(JSON.stringify(frame)));
  }

  sendEncoded(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MAX_BUFFERED_BYTES) this.socket.terminate();
    else this.socket.send(frame, AS_TEXT);
  }
}

/** The protocol is text, but the socket may deliver it in several binary forms. */
const AS_TEXT = { binary: false };

export function disconnectSocket(socket: WebSocket, reason: DisconnectReason, reconnect: boolean): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(JSON.stringify({ type: 'disconnect', reason, reconnect }));
  socket.close(1000);
}

function readCommand(frame: string): { command: string; identifier: string } | null {
  try {
    const { command, identifier } = JSON.parse(frame) ?? {};
    return typeof command === 'string' && typeof identifier === 'string' ? { command, identifier } : null;
  } catch {
    return null;
  }
}

/** `{"channel":"messages"}`, or the class name used in the official client's guides, `MessagesChannel`. */
function channelOf(identifier: string): CableChannel | null {
  try {
    const { channel } = JSON.parse(identifier) ?? {};
    if (typeof channel !== 'string') return null;
    const name = channel.replace(/Channel$/, '').toLowerCase();
    return isCableChannel(name) ? name : null;
  } catch {
    return null;
  }
}
