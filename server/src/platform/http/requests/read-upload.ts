import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import type { FastifyError, FastifyRequest } from 'fastify';
import { YieldToEventLoop } from '../../yield-to-event-loop.ts';
import { RequestFailure } from '../failures.ts';
import type { FileMemory } from './file-memory.ts';

/** Larger than any folder's limit for pictures. A larger file is refused while it arrives. */
const maxPictureBytes = 4 * 1024 * 1024;

/** The largest text beside a file: the fields that a user has chosen for the columns of a list. */
const maxPartBytes = 60_000;

const limits = { files: 1, fields: 10, fieldSize: maxPartBytes, fieldNameSize: 100, parts: 11 };

/** The largest request of an operation that takes a file. */
export function maxUploadBytes(operation: Operation): number {
  // The other parts and the lines between them are small.
  return operation.kind === 'write' && operation.maxBytes !== undefined ? operation.maxBytes + 64 * 1024 : maxPictureBytes;
}

/** Whether an operation takes a file. */
export function isUpload(operation: Operation): boolean {
  return operation.kind === 'write' && operation.message !== undefined;
}

/** Refuses a request that is not multipart by its head, before its body is read. */
export function demandForm({ headers }: FastifyRequest): void {
  if (!/^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new RequestFailure(415, 'WrongContentType', requestMessages.wrongUpload);
}

/** The text parts and the one file of a multipart request, by their names. */
export async function readUpload(operation: Operation, request: FastifyRequest, memory: FileMemory): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  let fileName: string | undefined;
  const expected = Math.min(Number(request.headers['content-length'] ?? 0) || 0, maxUploadBytes(operation));
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: maxUploadBytes(operation) } })) {
      if (Object.hasOwn(read, part.fieldname)) throw new RequestFailure(400, 'MalformedForm', requestMessages.keyTwice);
      read[part.fieldname] = part.type === 'file' ? await bytesOf(part.file, memory, expected) : part.value;
      if (part.type === 'file') fileName = part.filename;
    }
  } catch (error) {
    throw unreadableForm(error);
  }
  // A file without a name of its own has that of the upload.
  return { ...(fileName !== undefined && { name: fileName }), ...read };
}

/**
 * Reads a file into one buffer, so that a large one is in memory once. It begins with the expected size, and grows where none was
 * announced. While this yields to the event loop, no more of the file is read from the network.
 */
async function bytesOf(file: AsyncIterable<Buffer>, memory: FileMemory, expected: number): Promise<Uint8Array> {
  const yieldToEventLoop = new YieldToEventLoop();
  let [buffer, length] = [memory.take(expected), 0];
  for await (const piece of file) {
    if (length + piece.length > buffer.length) {
      const smaller = buffer;
      buffer = memory.take(2 * (length + piece.length));
      smaller.copy(buffer, 0, 0, length);
    }
    length += piece.copy(buffer, length);
    await yieldToEventLoop.whenDue();
  }
  return new Uint8Array(buffer.buffer, buffer.byteOffset, length);
}

/** Any error while reading a form is a fault of the form: too many parts, an incomplete part, or a forbidden name. */
function unreadableForm(error: unknown): RequestFailure {
  if (error instanceof RequestFailure) return error;
  const isTooLarge = (error as Partial<FastifyError>).statusCode === 413;
  return isTooLarge
    ? new RequestFailure(413, 'BodyTooLarge', requestMessages.bodyTooLarge)
    : new RequestFailure(400, 'MalformedForm', requestMessages.wrongUpload);
}

/** The JSON body of a request; an absent one is an empty object. */
export function readBody(request: FastifyRequest): unknown {
  if (request.isMultipart()) throw new RequestFailure(415, 'WrongContentType', requestMessages.wrongContentType);
  return request.body === undefined ? {} : request.body;
}
