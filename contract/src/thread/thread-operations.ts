import * as z from 'zod';
import { changed, created, rows } from '../platform/answers.ts';
import { read, upload, write } from '../platform/declare-call.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/failures.ts';
import { id, yesOrNo } from '../platform/fields.ts';
import { body, pascal } from '../platform/wire.ts';
import { maxFileBytes, newAttachment } from './attachment.ts';
import { newNote } from './note.ts';
import { threadMessages as say } from './thread-messages.ts';
import { timelineEntry, wantedTimeline } from './timeline.ts';

const recordUnknown = { RecordNotFound: notFound(say.recordNotFound) };

/** The operations on timelines, notes and files, by name. */
export const threadOperations = {
  /** What happened to a record and to everything below it, newest first: one sentence an entry. */
  GetTimeline: read({ method: 'POST', right: 'signed-in', input: wantedTimeline, answer: rows(timelineEntry), failures: recordUnknown }),

  /** Adds a note to a record, and notifies the users whom it mentions. */
  AddNote: write({
    right: 'Add Note',
    input: newNote,
    answer: created('noteId'),
    failures: { ...recordUnknown, UserUnknown: invalid('mentions', say.userUnknown) },
  }),

  /** Withdraws a note: the author within 24 hours, or a holder of Delete Note. */
  WithdrawNote: write({
    right: ['Add Note', 'Delete Note'],
    input: body({ noteId: id }),
    answer: changed('noteId'),
    failures: { NoteNotFound: notFound(say.noteNotFound), Forbidden: forbidden },
  }),

  /** Attaches a file to a record. Its kind comes from its content, or from the ending of its name if the content has no signature. */
  AddAttachment: upload({
    right: 'Add Note',
    input: newAttachment,
    answer: { status: 201, data: z.array(pascal({ attachmentId: id, url: z.string(), name: z.string() }, { url: 'url', name: 'name' })) },
    message: () => say.fileAdded,
    maxBytes: maxFileBytes,
    failures: {
      ...recordUnknown,
      FileEmpty: invalid('file', say.fileEmpty),
      FileTooLarge: { status: 413, field: 'file', message: say.fileTooLarge },
      FileKindUnknown: { status: 415, field: 'file', message: say.fileKindUnknown },
      TooManyFiles: conflict(say.tooManyFiles, 'file'),
      RoomUsedUp: conflict(say.roomUsedUp, 'file'),
      DayUsedUp: conflict(say.dayUsedUp, 'file'),
    },
  }),

  /** Withdraws a file, as WithdrawNote does a note. Its bytes are deleted 30 days after the last use, with `empty: Yes` at once. */
  DeleteAttachment: write({
    right: ['Add Note', 'Delete Note'],
    input: body({ attachmentId: id, empty: yesOrNo.optional() }),
    answer: changed('attachmentId'),
    failures: { FileNotFound: notFound(say.fileNotFound), Forbidden: forbidden },
  }),
};
