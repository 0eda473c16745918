import { pictures } from '@sdp/api'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { openPhotoService } from '../../outside/photo-service.ts'

export function pictureRoutes(app: App, deps: Deps): void {
  const listPictures = openPhotoService(deps.config.photoService, deps)
  serve(app, deps, pictures.list, listPictures)
}
