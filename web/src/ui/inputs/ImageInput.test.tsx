import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { imageMessages } from '@vikray/contract/images/image-messages.ts';
import { describe, expect, it, vi } from 'vitest';
import { aPictureFile } from '../../../../testing/screens/web-pictures.ts';
import { FormFailure } from '../field/form-failure.tsx';
import { Locked } from '../field/use-is-locked.ts';
import { ImageInput } from './ImageInput.tsx';

const uploadMessage = 'Please upload Product Image.';

interface FormProps {
  readonly stored?: string;
  readonly isLocked?: boolean;
  readonly failed?: boolean;
  readonly onChange?: (file: File) => void;
}

function Form({ stored = '', isLocked = false, failed = false, onChange }: FormProps) {
  const [file, setFile] = useState<File>();
  return (
    <Locked value={isLocked}>
      <FormFailure failure={failed ? { field: 'photo', message: uploadMessage } : undefined}>
        <ImageInput
          name="photo"
          label="Product Image"
          required
          value={file}
          onChange={(chosen) => {
            setFile(chosen);
            onChange?.(chosen);
          }}
          stored={stored}
          maxBytes={10}
          tooLarge={imageMessages.tooLarge.Product}
          hint="A picture"
        />
      </FormFailure>
    </Locked>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(/Product Image/);
const picture = () => document.querySelector('.picture img')?.getAttribute('src');
const sentences = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

function choose(file: File): File {
  fireEvent.change(input(), { target: { files: [file] } });
  return file;
}

const small = () => aPictureFile('chair.png', 10);

describe('the input for an image', () => {
  it('shows the drawing until a picture is chosen, then the picture and its name (PRD-02, PRD-05)', async () => {
    const taken = vi.fn<(file: File) => void>();
    render(<Form onChange={taken} />);
    expect(document.querySelector('[data-placeholder="picture"]')).not.toBeNull();
    const file = choose(small());
    await waitFor(() => expect(taken).toHaveBeenCalledWith(file));
    await waitFor(() => expect(picture()).toMatch(/^data:image\/png;base64,/));
    expect(screen.getByText('chair.png')).toBeDefined();
  });

  it('refuses a file that is too large or not a picture, and keeps the previous one (PRD-42)', async () => {
    const taken = vi.fn<(file: File) => void>();
    render(<Form stored="/api/images/stored.jpg" onChange={taken} />);
    choose(aPictureFile('chair.png', 11));
    await waitFor(() => expect(sentences()).toEqual(['Image too large, upload file less than 2 mb.']));
    choose(new File(['a text'], 'chair.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(sentences()).toEqual([imageMessages.unreadable]));
    choose(new File(['....ftypheic'], 'IMG_0041.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(sentences()).toEqual([imageMessages.heic]));
    expect(picture()).toBe('/api/images/stored.jpg');
    expect(taken).not.toHaveBeenCalled();
    choose(small());
    await waitFor(() => expect(sentences()).toEqual([]));
  });

  it('keeps the file that was chosen last', async () => {
    const taken = vi.fn<(file: File) => void>();
    render(<Form onChange={taken} />);
    choose(small());
    const second = choose(small());
    await waitFor(() => expect(taken.mock.calls).toEqual([[second]]));
  });

  it('takes only JPEG, PNG, WebP and GIF, and is marked as required and wrong', () => {
    render(<Form failed />);
    expect(input().accept).toBe('image/jpeg,image/png,image/webp,image/gif');
    expect(input().required).toBe(true);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(sentences()).toEqual([uploadMessage]);
  });

  it('only shows the picture while the form is locked (PRD-34)', () => {
    render(<Form stored="/api/images/stored.jpg" isLocked />);
    expect(screen.getByRole('img', { name: 'Product Image' })).toBeDefined();
    expect(document.querySelector('input')).toBeNull();
  });

  it('shows the drawing for a picture that cannot be loaded', () => {
    render(<Form stored="/api/images/gone.jpg" isLocked />);
    fireEvent.error(screen.getByRole('img', { name: 'Product Image' }));
    expect(document.querySelector('[data-placeholder="picture"]')).not.toBeNull();
  });
});
