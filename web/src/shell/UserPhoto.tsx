import { useState } from 'react';
import { FaceDrawing } from '../ui/page/FaceDrawing.tsx';

const size = 36;

/** The user's photo, or a drawn head and shoulders without one that loads. The name is beside it, so screen readers skip it. */
export function UserPhoto({ photo }: { readonly photo: string }) {
  const [failed, setFailed] = useState('');
  if (photo && photo !== failed) {
    return <img className="face" src={photo} alt="" width={size} height={size} onError={() => setFailed(photo)} />;
  }
  return <FaceDrawing className="face" size={size} />;
}
