# 網頁自己的用語。

## 開始

app-name = Hinode
app-tagline = 茶席間結盟，密封下注定勝負。三到五人同桌，與朋友或電腦對戰。
your-name = 你的名字
your-name-why = 同桌的人會看到。不需帳號，不需密碼。
start-playing = 入座
welcome-first-game = 馬上開始第一場
about-tea = 喝茶，結一季的盟
    .does = 每季之前先喝茶：詢問、承諾、送禮。盟友共享所得，直到有人背叛。
about-mandates = 人人執行的政策
    .does = 輪流決定大家要做的事：招募、調度、訓練、採收或背叛。神殿會回報你的信徒。
about-war = 密封下注的戰爭
    .does = 在四項優勢上秘密下注：倒下的人也能得利。三季之後，冬季結算。
play-now = 馬上玩
play-now-why = 你與電腦玩家，立刻開始。
how-many = 同桌有幾個氏族
bot-level = 電腦的強度
bot-style = 電腦的性格
level-random = 隨興（亂走）
    .does = 只要合法就隨意走，適合試玩。
level-greedy = 穩健
    .does = 選眼前最好的一步，是頭幾場合適的對手。
level-planner = 老謀深算
    .does = 先想後幾步再行動，較強，也想得較久。
style-mixed = 混合
    .does = 每個電腦各有性格，由你去發現。
style-plain = 平常
    .does = 平衡：沒有特別的偏好與記恨。
style-loyal = 忠誠
    .does = 重視榮耀，信守承諾；背叛它一次，就不再往來。
style-merchant = 商人
    .does = 喜愛錢幣、卡片與採收，每筆交易都多添一枚錢幣。
style-warlord = 霸主
    .does = 要軍隊、堡壘與戰爭；很少結盟，不忘背叛。
style-monk = 僧侶
    .does = 把人送往神殿，攀登榮耀軌；幾乎誰來都肯結盟。
style-opportunist = 投機
    .does = 挑最好的提議，有利可圖時就離開盟友。
style-trickster = 詭詐
    .does = 討好所有人，什麼都答應，一有機會就背叛。
first-game = 第一次玩
first-game-new = 第一次來？從這裡開始。
first-game-why = 固定的神殿、鳥居卡組，以及在各階段出現時解說的導引。
new-table = 與朋友同桌
new-table-why = 自己決定一切，再把連結傳給朋友。
hot-seat = 共用一個螢幕
hot-seat-why = 數人共用這台裝置；換手時會遮住秘密。
my-tables = 我的桌子
open-tables = 開放的桌子
no-tables-mine = 你入座的桌子會列在這裡。
more-tables = 更多桌子
no-tables-open = 目前沒有開放的桌子。開一桌，別人就會在這裡看到。
rules-book = 規則
rules-book-why = 條文、卡片、氏族與神明，可查可讀。
unofficial = 免費的非官方作品。Hinode 與桌上遊戲的出版商無關。
replay-open = 觀看紀錄
replay-open-why = 來自這個或其他伺服器的檔案。
table-of = { $players ->
   *[other] { $players }個氏族
}
status-gathering = 等人入座
status-picking = 選氏族中
status-playing = 進行中
status-ended = 已結束
status-imported = 紀錄
go-on = 繼續
look = 觀看
join = 加入

## 新桌子

make-table = 開桌
    .does = 開桌後會有連結可傳給朋友；由你決定何時開始。
new-people = 誰來玩
new-game = 玩什麼
new-preset = 照第一次玩的設定
    .does = 鳥居卡組與第一次玩的四座神殿。
title = 桌名
title-hint = 可不填
clans-how = 氏族
clans-chosen = 各自選擇
    .does = 先到的人先選喜歡的氏族。
clans-random = 抽籤
    .does = 開始時抽籤分配氏族。
clans-pick = 輪流挑選
    .does = 人到齊後依序挑選。
season-set = 季節卡
set-archway = 鳥居
    .does = 軍隊與魔物。適合第一次玩。
set-horseman = 騎兵
    .does = 突襲與掠奪：給不怕壞名聲的人。
set-teapot = 茶壺
    .does = 錢幣與情誼：盟友更有價值。
set-mountain = 山嶽
    .does = 神殿、堡壘與大名。為神明降世而設。
set-random = 抽籤
    .does = 從四組中抽一組。
shrines-how = 神殿
shrines-random = 抽出四座
    .does = 七位神明中的四位，每場不同。
shrines-first-game = 第一次玩的四座
    .does = 天照大神、風神、八幡與月讀命：恩賜一看就懂。
kami-unbound = 神明降世：神明走上地圖
    .does = 給熟手的擴充：每位神明為在其神殿領先的氏族而戰。
who-may-come = 誰可以來
open-to-all = 對所有人開放
    .does = 桌子會列出來，這個伺服器上的人都能入座。
by-link = 只限有連結的人
    .does = 只有收到連結的人才能來。
clock = 計時
clock-none = 不計時
    .does = 不催任何人。
clock-decision = 每個決定
    .does = 每次回答有固定秒數，逾時由電腦代答。
clock-bank = 整場總時間
    .does = 整場的總分鐘數，每次回答再加一點。
clock-seconds = 秒
clock-minutes = 分鐘
clock-increment = 每次回答增加的秒數
clock-tea = 茶會的鈴聲（秒）
seats-for-bots = 電腦的座位
add-bot = 加入電腦
remove-bot = 移除

## 等人入座

invite-friends = 把這個連結傳給朋友
copy = 複製
copied = 已複製
share = 分享
place-free = 空位
place-bot = 電腦
place-you = 你
take-seat = 坐這裡
leave-seat = 離座
choose-clan = 你的氏族
any-clan = 剩下的任一個
seat-bot = 讓電腦坐這裡
open-seat = 空出這個座位
bot-change = 更改這個電腦
around-name = 誰坐這裡
around-why = 這台裝置上每個人各入座一次並寫上名字，換手時會以名字稱呼。
seats-here = 座位：{ $here } / { $all }
sit-first = 請先入座：選一個座位或氏族。
clans-meet = 氏族
clan-gone = 已被選走
kami-unbound-short = 神明降世
ready = 準備好了
not-ready = 還沒準備好
start-game = 開始遊戲
start-hint = 空位由電腦補上。
waiting-for-start = 人到齊後由{ $name }開始遊戲。
waiting-for-creator = 由開桌的人開始遊戲。
pick-now = 輪到你了：挑選氏族。
pick-wait = { $name }正在挑選氏族。
fairness = 公平發牌
fairness-why = 這個雜湊值在開局前就定下了整場的機運。結束後會公開種子，人人都能查驗。

## 連線

connection-connecting = 連線中…
connection-lost = 連線中斷，重試中…
connection-restarting = 伺服器重新啟動，請稍候…
connection-refused = 沒有這張桌子，或不對你開放。
back-home = 回到首頁
take-title = 把你的座位帶到這台裝置
take-why = 你的座位會移到這裡，並離開另一台裝置。
take-do = 移到這裡
take-anyway = 離開它們，把座位移到這裡
sign-out-everywhere = 登出所有其他裝置
signed-out-everywhere = 現在只有這個瀏覽器登入。
device-link = 移到另一台裝置
device-link-why = 十分鐘內在另一台裝置開啟這個連結，只能用一次。

## 設定

settings = 設定
language = 語言
theme = 明暗
theme-auto = 跟隨系統
theme-day = 日
theme-night = 夜
sound = 聲音
motion = 動畫
guide = 導引
auto-pass = 自動略過
auto-pass-hint = 訓練時，如果你買不起任何卡片。
auto-pass-after = { $seconds }秒後
on = 開
off = 關
close = 關閉
back = 返回
cancel = 取消
confirm = 確認
gallery = 畫廊
gallery-portraits = 肖像
gallery-figures = 單位
gallery-emblems = 徽記
gallery-textiles = 布紋
lost-page = 這裡什麼都沒有。
lost-why = 連結可能過期，或少了一個字。

## 共用一個螢幕

hand-over = 請把裝置交給{ $name }（{ $clan }）
hand-over-why = 其他人請移開視線。上一位看到的內容已遮住。
hand-over-take = 我是{ $clan }

## 牌桌

table-map = 八個地區的地圖
table-zoom-in = 放大
table-zoom-out = 縮小
table-fit = 整張地圖
table-piece = { $province }的{ $clan }{ $figure }
table-piece-short = { $clan }{ $figure }
table-my-piece = { $figure }，{ $place }
table-their-piece = { $clan }{ $figure }，{ $place }
table-clan-here = { $clan } { $force }：{ $pieces }
table-clan-leads = { $clan }以{ $force }領先：{ $pieces }
table-war-number = 戰爭數字{ $number }
table-empty = 這裡沒有人。
table-at-peace = 本季無戰事。
table-war-over = 這場戰爭已結束。
table-war-nobody = 這裡沒有人：無人會得到標記。
table-war-battle = 會有戰鬥：若無人下注，現在由{ $winner }獲勝。
table-war-taken = 沒有戰鬥：現在由{ $winner }拿走標記。
table-war-won-by = 由{ $clan }贏得
table-kami-nobody = 無人控制。
table-kami-of = 為{ $clan }而戰。
table-kami-beside = 祂的模型在神殿旁。
table-kami-walks = 祂的模型在{ $province }。
table-walking = 祂所在之處：
table-harvest-now = 若現在採收，{ $clan }可以得到
table-harvest-nobody = 若現在採收，無人得到這裡的獎勵。
table-part = { $what } +{ $force }
table-leads = 領先
table-tie = 平手時由榮耀較高的氏族勝出。
table-honor-place = { $clan }：榮耀第{ $place }位
table-wars = 戰爭
table-shrines = 神殿
table-shrine-empty = 無人
table-devotee = 現在由{ $clan }獲得恩賜。
table-to-shrine = 前往{ $kami }神殿
table-track = 本季：政策、神明回合、戰爭
table-mandate-turn = 第{ $turn }個政策回合
table-turn-of = 輪到{ $clan }
table-laid = { $clan }選了{ $mandate }。
table-face-down = { $clan }蓋下一張板塊，宣布{ $mandate }。
table-laid-announced = { $clan }蓋下{ $tile }，宣布{ $mandate }。
table-bot = 電腦代打
table-online = 在線
table-away = 離開
table-thinks = 思考中
table-ally = 與{ $clan }結盟
table-clan-summary = { $clan }：{ $vp }分、{ $coins }枚錢幣、{ $ronin }名浪人、{ $cards }張卡、{ $tokens }個戰爭地區標記
table-rank = #{ $rank }
table-rank-long = 第{ $rank }名
table-standing = 第{ $rank }名，預計最終得分{ $total }分
table-projected = 預計最終得分
table-projected-now = 目前分數
table-projected-set = { $provinces }個不同地區
table-clock = 剩餘時間
table-cards = 卡片
table-no-cards = 還沒有卡片。
table-tokens = 戰爭地區標記
table-worth = 冬季值{ $vp }分，另因{ $provinces }個不同地區得{ $bonus }分。
table-hostages = 人質
table-reserve-empty = 全部都在圖板上。
table-allied-in = 曾於{ $seasons }結盟
table-clans = 氏族
table-market = { $season }的季節卡
table-short-of = { $coins ->
    [0] 現在不行。
   *[other] 還差{ $coins }枚錢幣。
}
table-no-display = 本季的季節卡會擺在這裡。
table-deck = 你所知的政策板塊
table-deck-size = 剩下{ $count }張板塊
table-deck-top = 頂端必定是：
table-deck-seen = 第{ $turn }回合，你看過
table-deck-down = 第{ $turn }回合，你蓋下
table-deck-unknown = 這一季你還沒看過板塊。
table-pick-figure = 選一個單位。
table-pick-province = 再選地圖上亮起的地區。
table-pick-province-shrine = 再選地圖上亮起的地區，或要參拜的神殿。
table-pick-stay = 可以留在那裡，也可以前往神殿。
table-pick-way = 再選它經由的地區。
table-pick-move = 點選地圖上亮起的棋子，或把它拖到目的地。
table-pick-target = 再選要去的地方。
table-pick-place = 再選放置的地方。
table-pick-betrayed = 點選其他氏族亮起的單位。
table-pick-with = 用什麼取代？
table-pick-victim = 點選亮起的單位。
table-with = 換成{ $figure }
table-build = 建造堡壘
table-lay-tile = 要蓋下的板塊
table-announce = 要宣布的政策
table-bonus = 獎勵：
table-preview-train = { $count ->
    [0] 你一張卡也買不起。
   *[other] 你買得起{ $count }張卡。
}
table-preview-build = 你可以花{ $coins }建造。
table-preview-no-build = 你無法建造。
table-preview-ally = { $clan }也享有獎勵。
table-preview-betray = 與{ $clan }決裂；榮耀 { $place } → { $next }。
table-preview-betray-free = 沒有盟友可失去，也不失去榮耀。
table-after-buy = 你會剩下{ $coins }枚錢幣。
table-cannot-afford = 你買不起任何卡片。
table-passing = 你買不起任何卡片，{ $seconds }秒後自動略過。
table-pass-now = 立即略過
table-keep-waiting = 等待贈禮
table-after-done = 這個你還沒用。
table-no-way-back = 這可能無法收回。
table-all-choices = 所有選項（{ $count }）
table-find-choice = 尋找選項
table-over = 遊戲結束。{ $clans }獲勝。
table-dock = 現在要做什麼
table-skip = 跳到現在要做的事
table-asked = 要你決定：{ $question }
table-undo = 收回
table-panels = 面板
table-tab-ask = 行動
table-tab-clans = 氏族
table-tab-board = 季節
table-tab-log = 紀錄
table-tab-talk = 交談
table-tab-cards = 卡片
table-tab-rules = 規則
table-sheet = 面板
table-sheet-height = 改變面板高度

## 另外記述的紀錄：`$clan` 已轉成文字，人名照舊

entry-joined = { $name }入座
entry-left = { $name }離開桌子
entry-undone = { subject }收回一個回答
entry-voted = { $to ->
    [bot] 有一票贊成由電腦接手{ $about }的座位
   *[link] 有一票贊成以連結開放{ $about }的座位
}
entry-handed = { $why ->
    [wish] { subject }把座位交給電腦
    [vote] 經表決，由電腦代{ the-clan }出戰
   *[clock] 時間到：由電腦代{ the-clan }繼續
}
entry-offered = { the-clan }的座位開放給有連結的人
entry-returned = { $name }現在代表{ the-clan }
entry-came_back = { subject }回來了

## 茶會

tea-bell = { $time }後鈴響
tea-no-bell = 沒有鈴聲：大家都說完才結束
tea-table = 誰與誰同席
tea-pair-allied = { $one }與{ $other }是盟友
tea-pair-offers = { subject }等待{ to-clan }回覆
tea-free = 尚無盟友
tea-allied-with = 與{ $with }結盟
tea-is-done = 茶已喝完
tea-offers-you = 向你提議結盟
tea-you-offered = 你已提議結盟
tea-can-ally = 你們還可以結盟
tea-others-offer = 向{ $to }提議結盟
tea-propose = 提議結盟
tea-propose-gift = 送禮並提議
tea-accept = 接受
tea-refuse = 拒絕
tea-withdraw = 收回
tea-with-gift = 附上禮物
tea-gift-first = 禮物會先送出，不論對方如何回覆都歸對方。
tea-ready = 我說完了
tea-ready-why = 之後只有在別人向你提議時才會再問你；最後沒有盟友的人，本季就是獨行。
tea-ready-yes = 對，說完了
tea-waiting = 你說完了，其他人還在談。
tea-watching = 你正在旁觀茶會。
tea-alone = 還有{ $count }個氏族沒有盟友

## 下注與戰鬥

bid-on = { $advantage }的錢幣
bid-left = 剩餘錢幣
bid-total = 下注總數
bid-forces = 戰力
bid-force-now = 目前
bid-force-ronin = 加上所有浪人
bid-has-bid = 已下注
bid-thinks = 思考中
bid-seal = 密封下注
bid-seal-nothing = 不下注
bid-hint = 方向鍵改變數字，0清除。平手由榮耀較高者勝出。
bid-would-win = 照目前會獲勝
bid-sealed = 已密封
bid-you = 你
battle-of = { $province }之戰
battle-war = 第{ $number }場戰爭
battle-secret = 眾人秘密下注
battle-has-sealed = { $clan }：已密封
battle-still-bids = { $clan }：下注中
battle-outcome = 勝負
battle-bid = { $clan } { $coins }
battle-no-bids = 無人下注
battle-tie = 平手：{ $clan }的榮耀較高。
battle-declines = { $clan }放棄。
battle-thinks = { $clan }可以使用。
battle-no-effect = { $clan }：沒有任何結果。
battle-nothing-paid = 無人賠償。
battle-fighters = 參戰氏族
battle-force-before = { $clan }：戰力{ $before }
battle-force-change = { $clan }：戰力由{ $before }變為{ $after }
battle-wins = { $clan }獲勝
battle-force = 戰力{ $force }
battle-token = { $province }的戰爭地區標記
battle-fallen = 亡者
battle-none-fallen = 無人陣亡
battle-reparations = 戰爭賠償
battle-skip = 略過
battle-only-result = 只看結果
battle-close = 關閉戰鬥
battle-next = 下一場戰鬥
battle-previous = 上一場戰鬥
battle-of-many = { $count }之{ $number }

## 紀錄與離開

log = 紀錄
log-filter = 只看與{ $clan }有關的
log-all = 所有氏族
log-earlier = 顯示更早的
log-newest = 到最新的
log-news = 剛才發生的事
log-empty = 桌上發生的事會寫在這裡。
log-none = 還沒有與所選氏族有關的事。
log-season = { $season }，{ $count }條
log-says = { $clan }說：「{ $words }」
away-title = 你離開的時候
away-entries = 發生了{ $count }件事。
away-now = 現在是{ $season }，{ $phase }。
away-more = 紀錄中還有{ $count }件
away-go-on = 繼續

## 交談

talk = 交談
talk-to = 對象
talk-everybody = 所有人
talk-watchers = 觀眾之間
talk-watchers-why = 玩家看不到這裡。
talk-whisper-to = 對{ $clan }密談
talk-whisper = 對{ $clans }密談
talk-say = 說點什麼
talk-send = 送出
talk-left = 還可輸入{ $count }個字
talk-too-long = 超過{ $count }個字
talk-empty = 還沒有人說話。交易在這裡談；承諾沒有約束力。
talk-empty-bots = 電腦玩家不會聊天。它們會衡量你在茶會上的提議與禮物，並說明回覆的理由。
talk-empty-whisper = 在下方選擇氏族即可密談，只有他們看得到。
talk-only = 只有{ $clans }看得到。
talk-older = 更早的訊息
talk-link = 前往
talk-watcher = 觀看中
talk-gift = 送禮
talk-gift-to = 送給誰
talk-gift-coins = 錢幣
talk-gift-ronin = 浪人
talk-gift-give = 送出
talk-gift-given = 已送出。
talk-gift-none = 你沒有東西可送。
talk-gift-why = 送出就送出了，對方沒有任何義務。
step-less = 減少：{ $what }
step-more = 增加：{ $what }

## 終局

end-winner = { $clan }獲勝
end-you-win = 你獲勝了
end-shared = { $clans }共享勝利
end-shared-why = 秋季的盟友，分數相同。
end-ranking = 名次
end-points = 分數來源
end-source = 來源
end-total = 總計
end-vp-chart = 勝利分數的變化
end-honor-chart = 榮耀的變化
end-chart-table = 以數字顯示
end-replay = 重看一次
end-record = 下載紀錄
end-record-why = 所有回答與遊戲的種子：人人都能查驗是否公平。
end-again = 再玩一場
end-again-why = 以相同的選項與電腦開新桌；其他人會在交談中看到連結。
end-again-come = 再來一場？{ $link }
source-tokens = 戰爭地區標記
source-provinces = 不同地區
source-harvest = 採收
source-seppuku = 切腹
source-hostage = 人質
source-poets = 美詩
source-virtue = 美德
source-winter = 冬季升級
source-cards = 其他卡片
source-kami = 神明
source-other = 其他
chart-start = 開始

## 重播

replay-title = 重播
replay-step = 第{ $step }步，共{ $steps }步
replay-first = 到開頭
replay-back = 後退一步
replay-play = 播放
replay-pause = 暫停
replay-forward = 前進一步
replay-last = 到結尾
replay-slider = 遊戲的時刻
replay-eyes = 以誰的視角
replay-spectator = 觀眾
replay-all = 所有秘密
replay-link = 這個時刻的連結
replay-keys = 方向鍵逐步，Home與End跳到頭尾，空白鍵播放。
replay-happens = 這裡發生的事
replay-quiet = 這一步沒有可說的。
replay-start = 牌桌已備妥。
replay-secrets = 各氏族所知
replay-hand = 看過的板塊
replay-sealed = 密封的下注
replay-loading = 翻頁中…
replay-missing = 無法顯示這場遊戲：尚未結束，或不在這裡。

## 規則

rules-search = 搜尋規則
rules-search-hint = 字詞、卡片、條文
rules-found = { $count ->
    [0] 找不到。試試較短的字詞。
   *[other] { $count }項
}
rules-all = 全部
rules-clauses = 條文
rules-clans = 氏族
rules-kami = 神明
rules-mandates = 政策
rules-advantages = 戰爭優勢
rules-cards = 季節卡
rules-pieces = 棋子與用語
rules-power = 神明降世時
rules-bonus = 獎勵
rules-cost = 費用
rules-see = 參見
rules-home = 家鄉地區
rules-income = 收入

## 導引

guidance-ok = 知道了
guidance-off = 不再顯示
guidance-off-why = 可在設定中重新開啟。
guidance-label = 導引
guidance-look = 看這裡
table-no-force = 這裡沒有任何人擁有戰力。
table-look-board = 看看版圖
table-show-result = 顯示結果
