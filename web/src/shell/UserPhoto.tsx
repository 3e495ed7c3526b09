import { FaceDrawing } from '../ui/page/FaceDrawing.tsx';

const size = 36;

/** The user's photo, or a drawn head and shoulders. The name is beside it, so screen readers skip it. */
export function UserPhoto({ photo }: { readonly photo: string }) {
  if (photo) return <img className="face" src={photo} alt="" width={size} height={size} />;
  return <FaceDrawing className="face" size={size} />;
}
