import type { ChosenFile } from '../../documents/core/import-paths.ts'
import type { MediaLocation } from '../../documents/media/picture-address.ts'
import { uploadImage } from '../../documents/media/upload-task.ts'

/** A picture of the chosen files could not be uploaded. */
export class PictureUploadError extends Error {
  readonly path: string

  constructor(path: string) {
    super(`upload failed: ${path}`)
    this.path = path
  }
}

/** Uploads a picture and returns its address. Throws {@link PictureUploadError}. */
export function uploadPicture(file: ChosenFile, folder: MediaLocation): Promise<string> {
  const name = file.path.split('/').at(-1) ?? file.path
  const picture = new File([file.blob], name, { type: typeOf(name) })
  return new Promise((resolve, reject) => {
    uploadImage(picture, folder, (state) => {
      if (state.kind === 'success') resolve(state.picture.address)
      if (state.kind === 'error' || state.kind === 'canceled') reject(new PictureUploadError(file.path))
    })
  })
}

function typeOf(name: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`
}
